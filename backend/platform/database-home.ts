import type { Db } from './db/pool'
import type { Row } from './db/row'

const PLACE_SQL = `select system_identifier::text as cluster, current_database()::text as name
  from pg_control_system()`

type Home = Row<'database_home', 'cluster' | 'name'>

/** Records the server and name of a new database as its home. */
export async function recordHome(owner: Db): Promise<void> {
  await owner.query(`insert into database_home (cluster, name) ${PLACE_SQL} on conflict (is_only) do nothing`)
}

/** Returns true in the database whose jobs send messages and call banks, false in a copy of it. */
export async function isAtHome(db: Db): Promise<boolean> {
  const { rowCount } = await db.query("select where to_regclass('database_home') is not null")
  // An earlier version migrated the database.
  if (rowCount === 0) return true
  const { rows: places } = await db.query<Home>(PLACE_SQL)
  const { rows: homes } = await db.query<Home>('select cluster, name from database_home')
  const [place, home] = [places[0], homes[0]]
  return home === undefined || (place?.cluster === home.cluster && place.name === home.name)
}

/** Makes this copy the marketplace. */
export async function takeOver(owner: Db): Promise<void> {
  await owner.query(`update database_home set (cluster, name) = (${PLACE_SQL})`)
  await recordHome(owner)
}

/** Marks a restored database as a copy, even on the server of the original. */
export async function markAsCopy(owner: Db): Promise<void> {
  await recordHome(owner)
  await owner.query("update database_home set cluster = 'copy'")
}
