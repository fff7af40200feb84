/** Timeline and snapshot of the database, as `00000001/730:730:`. Callers keep it whole. */
export const SNAPSHOT_SQL = `database_timeline() || '/' || pg_current_snapshot()::text`

/** The part that PostgreSQL reads as `pg_snapshot`; null without a snapshot. */
export function toPgSnapshot(snapshot: string | undefined): string | null {
  return snapshot?.split('/', 2)[1] ?? null
}

/** True if transactions that the earlier snapshot contains may be undone: the database was recovered to an earlier point. */
export function isUndone(earlier: string | undefined, later: string): boolean {
  if (earlier === undefined) return false
  const [from, to] = [parseSnapshot(earlier), parseSnapshot(later)]
  return from.timeline !== to.timeline || to.nextTransaction < from.nextTransaction
}

function parseSnapshot(snapshot: string): { timeline: string; nextTransaction: bigint } {
  const [timeline = '', ids = ''] = snapshot.split('/', 2)
  return { timeline, nextTransaction: BigInt(ids.split(':', 2)[1] ?? 0) }
}
