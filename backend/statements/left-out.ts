import { idsOf, type Query } from '../http/query'

const MOST_EXCLUDED = 100

/**
 * What a list leaves out: the statements a guest has hidden in the browser, and those the user has, but for the ones
 * asked for once more, which keep their place on the page where they were hidden.
 */
export type LeftOut = { ids: number[]; onceMore: number[]; viewerId?: number | undefined }

export function leftOutOf(query: Query, viewerId?: number): LeftOut {
  const ids = (name: string) => idsOf(query, name).slice(0, MOST_EXCLUDED)
  return { ids: ids('exclude_ids'), onceMore: ids('with_hidden_ids'), viewerId }
}

/** Conditions on `statements s`; none when nothing is left out. */
export function leftOutConditions(
  { ids, onceMore, viewerId }: LeftOut,
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
