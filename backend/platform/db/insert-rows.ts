import type { Db } from './pool'

/**
 * Inserts many rows with one statement and one parameter. The first row determines the columns.
 * `suffix` takes clauses such as `on conflict do nothing`.
 */
export async function insertRows(
  db: Db,
  table: string,
  rows: readonly Record<string, unknown>[],
  suffix = '',
) {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).join(', ')
  await db.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1) ${suffix}`,
    [JSON.stringify(rows)],
  )
}
