import { getIds, type QueryParams } from '~backend/platform/http/query'

const MAX_EXCLUDED = 100

/**
 * What a list leaves out: the statements a guest has hidden in the browser, and those the user has, but for the ones
 * asked for once more, which keep their place on the page where they were hidden.
 */
export type Exclusions = { ids: number[]; reincludedIds: number[]; viewerId?: number | undefined }

export function parseExclusions(query: QueryParams, viewerId?: number): Exclusions {
  const ids = (name: string) => getIds(query, name).slice(0, MAX_EXCLUDED)
  return { ids: ids('exclude_ids'), reincludedIds: ids('with_hidden_ids'), viewerId }
}

/** Conditions on `statements s`; none when nothing is left out. */
export function buildExclusionConditions(
  { ids, reincludedIds: onceMore, viewerId }: Exclusions,
  bind: (value: unknown) => string,
): string[] {
  const conditions = []
  if (ids.length > 0) conditions.push(`s.id <> all(${bind(ids)}::int[])`)
  if (viewerId !== undefined) {
    const hidden = `select from hidden_statements h where h.user_id = ${bind(viewerId)}::int and h.statement_id = s.id`
    const shown = onceMore.length > 0 ? ` and h.statement_id <> all(${bind(onceMore)}::int[])` : ''
    conditions.push(`not exists (${hidden}${shown})`)
  }
  return conditions
}
