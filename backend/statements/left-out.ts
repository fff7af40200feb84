import { idsOf, type Query } from '../http/query'

const MOST_EXCLUDED = 100

/** What a list leaves out: the statements a guest has hidden in the browser, and those the user has. */
export type LeftOut = { ids: number[]; viewerId?: number | undefined }

export function leftOutOf(query: Query, viewerId?: number): LeftOut {
  return { ids: idsOf(query, 'exclude_ids').slice(0, MOST_EXCLUDED), viewerId }
}

/** Conditions on `statements s`; none when nothing is left out. */
export function leftOutConditions({ ids, viewerId }: LeftOut, bind: (value: unknown) => string): string[] {
  const conditions = []
  if (ids.length > 0) conditions.push(`s.id <> all(${bind(ids)}::int[])`)
  if (viewerId !== undefined)
    conditions.push(
      `not exists (select from hidden_statements h where h.user_id = ${bind(viewerId)}::int and h.statement_id = s.id)`,
    )
  return conditions
}
