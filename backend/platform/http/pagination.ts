import { clampPositiveInteger } from '~contract/endpoints/fields'
import { MAX_PER_PAGE } from '~contract/values/page-number'
import { getNumber, type QueryParams } from './query'

export type Page = { page: number; perPage: number }

const MAX_PAGE = 1_000_000

export function parsePage(query: QueryParams, perPage = 20): Page {
  return {
    page: clampPositiveInteger(getNumber(query, 'page'), MAX_PAGE) ?? 1,
    perPage: Math.min(
      clampPositiveInteger(getNumber(query, 'per_page'), Number.MAX_SAFE_INTEGER) ?? perPage,
      MAX_PER_PAGE,
    ),
  }
}

/** Page of a query that an endpoint has parsed. */
export function toPage({ page, per_page: perPage }: { page: number; per_page: number }): Page {
  return { page, perPage }
}

/** Page data; `from` and `to` are null on an empty page. */
export function toPaginationJson({ page, perPage }: Page, rows: number, total: number) {
  const before = (page - 1) * perPage
  return {
    total,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    from: rows > 0 ? before + 1 : null,
    to: rows > 0 ? before + rows : null,
  }
}
