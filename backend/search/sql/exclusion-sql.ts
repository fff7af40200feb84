import type { Db } from '~backend/platform/db/pool'
import type { Column } from '~backend/platform/db/row'
import type { Exclusions } from '../exclusions'

export function buildExclusionConditions(
  { ids, reincludedIds, viewerId }: Exclusions,
  bind: (value: unknown) => string,
): string[] {
  const conditions = []
  if (ids.length > 0) conditions.push(`s.id <> all(${bind(ids)}::int[])`)
  if (viewerId !== undefined) {
    const hidden = `select from hidden_statements h where h.user_id = ${bind(viewerId)}::int and h.statement_id = s.id`
    const shown = reincludedIds.length > 0 ? ` and h.statement_id <> all(${bind(reincludedIds)}::int[])` : ''
    conditions.push(`not exists (${hidden}${shown})`)
  }
  return conditions
}

export async function listExcludedIds(
  db: Db,
  { ids, reincludedIds, viewerId }: Exclusions,
): Promise<number[]> {
  if (viewerId === undefined) return ids
  const { rows } = await db.query<{
    id: Column<'hidden_statements', 'statement_id'>
  }>({
    name: 'hidden statements but some',
    text: 'select statement_id as id from hidden_statements where user_id = $1 and statement_id <> all($2::int[])',
    values: [viewerId, reincludedIds],
  })
  return [...ids, ...rows.map(({ id }) => id)]
}
