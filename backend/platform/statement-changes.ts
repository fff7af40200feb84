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
       array(select distinct statement_id from statement_changes
             where changed_in >= pg_snapshot_xmin($1::pg_snapshot)
               and not pg_visible_in_snapshot(changed_in, $1::pg_snapshot)) as ids`,
    values: [snapshot ?? null],
  })
  const { snapshot: next = '', ids = [] } = rows[0] ?? {}
  return { snapshot: next, ids }
}
