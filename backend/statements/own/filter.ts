import { getIds, getText, type QueryParams } from '~backend/platform/http/query'
import type { StatementStatus } from '~contract/statements'

/** Deleted statements are not listed. */
export const LISTED_STATUSES = [
  'active',
  'expired',
  'hidden',
  'inactive',
] as const satisfies readonly StatementStatus[]
export type ListedStatus = (typeof LISTED_STATUSES)[number]

/** Which of their own statements somebody asks for. */
export type OwnFilter = {
  ids: number[]
  status: ListedStatus | undefined
  /** An id, or part of a postal address. */
  text: string | undefined
  dealTypes: number[]
  realEstateTypes: number[]
}

export function parseOwnFilter(query: QueryParams): OwnFilter {
  const status = getText(query, 'status')
  return {
    ids: getIds(query, 'ids'),
    status: LISTED_STATUSES.find((life) => life === status),
    text: getText(query, 'q')?.slice(0, 255).toLowerCase().replace(/^№\s*/, ''),
    dealTypes: getIds(query, 'deal_types'),
    realEstateTypes: getIds(query, 'real_estate_types'),
  }
}
