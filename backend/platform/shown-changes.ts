import { SHOWN_TOPICS, type ShownTopic } from '~contract/shown-changes'
import { COMMITTED_SINCE_SQL } from './db/committed-since-sql'
import type { Db } from './db/pool'
import { isUndone, SNAPSHOT_SQL, toPgSnapshot } from './db/snapshots'

export interface ShownChanges {
  /** Snapshot for the next call. */
  snapshot: string
  topics: ShownTopic[]
}

/** Reads committed changes of shown data since a snapshot. Returns everything if the snapshot is undone. */
export async function readShownChanges(db: Db, snapshot?: string): Promise<ShownChanges> {
  const { rows } = await db.query<{ snapshot: string; topics: string[] }>({
    name: 'shown changes',
    text: `select ${SNAPSHOT_SQL} as snapshot,
       array(select distinct topic from shown_changes where ${COMMITTED_SINCE_SQL}) as topics`,
    values: [toPgSnapshot(snapshot)],
  })
  const { snapshot: next = '', topics = [] } = rows[0] ?? {}
  if (isUndone(snapshot, next)) return { snapshot: next, topics: [...SHOWN_TOPICS] }
  return { snapshot: next, topics: SHOWN_TOPICS.filter((topic) => topics.includes(topic)) }
}

/** Deletes changes older than the lifetime of a cached page. */
export async function deleteOldShownChanges(db: Db): Promise<void> {
  await db.query("delete from shown_changes where changed_at < now() - interval '1 hour'")
}
