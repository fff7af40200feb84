/** SQL of the database's timeline and snapshot, such as `00000001/730:730:`. Opaque to callers. */
export const SNAPSHOT_SQL = `database_timeline() || '/' || pg_current_snapshot()::text`

/** Returns the part that PostgreSQL reads as `pg_snapshot`; null without a snapshot. */
export function toPgSnapshot(snapshot: string | undefined): string | null {
  return snapshot?.split('/', 2)[1] ?? null
}

/** True if transactions in the earlier snapshot may be undone by a point-in-time recovery. */
export function isUndone(earlier: string | undefined, later: string): boolean {
  if (earlier === undefined) return false
  const [from, to] = [parseSnapshot(earlier), parseSnapshot(later)]
  return from.timeline !== to.timeline || to.nextTransaction < from.nextTransaction
}

function parseSnapshot(snapshot: string): { timeline: string; nextTransaction: bigint } {
  const [timeline = '', ids = ''] = snapshot.split('/', 2)
  return { timeline, nextTransaction: BigInt(ids.split(':', 2)[1] ?? 0) }
}
