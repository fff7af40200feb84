import { COMMITTED_SINCE_SQL } from './db/committed-since-sql'
import type { Db } from './db/pool'
import { isUndone, SNAPSHOT_SQL, toPgSnapshot } from './db/snapshots'

export interface StatementChanges {
  /** Snapshot for the next call. */
  snapshot: string
  /** Null: any statement may have changed, or changes are undone. */
  ids: (number | null)[]
}

/** Reads the statements changed by commits since a snapshot. Changes are stored for a day. */
export async function readStatementChanges(db: Db, snapshot?: string): Promise<StatementChanges> {
  const { rows } = await db.query<StatementChanges>({
    name: 'statement changes',
    text: `select ${SNAPSHOT_SQL} as snapshot,
       array(select distinct statement_id from statement_changes where ${COMMITTED_SINCE_SQL}) as ids`,
    values: [toPgSnapshot(snapshot)],
  })
  const { snapshot: next = '', ids = [] } = rows[0] ?? {}
  return { snapshot: next, ids: isUndone(snapshot, next) ? [null] : ids }
}
