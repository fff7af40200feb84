/**
 * Whether the transaction `changed_in` of a row was committed after the snapshot `$1`, also where it began before; false
 * without a snapshot. The first condition is for an index.
 */
export const COMMITTED_SINCE_SQL = `changed_in >= pg_snapshot_xmin($1::pg_snapshot)
  and not pg_visible_in_snapshot(changed_in, $1::pg_snapshot)`
