/**
 * True if the transaction `changed_in` was committed after the snapshot `$1`, even if it began before; false
 * without a snapshot.
 * The first condition allows an index.
 */
export const COMMITTED_SINCE_SQL = `changed_in >= pg_snapshot_xmin($1::pg_snapshot)
  and not pg_visible_in_snapshot(changed_in, $1::pg_snapshot)`
