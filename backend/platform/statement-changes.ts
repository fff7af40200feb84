import { COMMITTED_SINCE_SQL } from './db/committed-since-sql'
import type { Db } from './db/pool'

export interface StatementChanges {
  /** To ask again from. */
  snapshot: string
  /** null: any statement may have changed. */
  ids: (number | null)[]
}

/** Which statements were changed by what was committed since a snapshot, none at first. Changes are kept for a day. */
export async function readStatementChanges(db: Db, snapshot?: string): Promise<StatementChanges> {
  const { rows } = await db.query<StatementChanges>({
    name: 'statement changes',
    text: `select pg_current_snapshot()::text as snapshot,
       array(select distinct statement_id from statement_changes where ${COMMITTED_SINCE_SQL}) as ids`,
    values: [snapshot ?? null],
  })
  const { snapshot: next = '', ids = [] } = rows[0] ?? {}
  return { snapshot: next, ids }
}
