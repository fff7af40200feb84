import type pg from 'pg'
import { COOKIE_STORE_LIMITS, type CookieStore, getVisitorOfEntry } from '~contract/cookie-store'
import type { Row } from './db/row'

/** Stores values in the database, for all processes that share it. */
export function createDatabaseCookieStore(pool: pg.Pool): CookieStore {
  return {
    async save({ id, sealed, maxAgeSeconds }) {
      const visitor = getVisitorOfEntry(id)
      await deleteExpiredCookies(pool)
      await pool.query(
        `delete from stored_cookies where id in (
           select id from stored_cookies where visitor = $1 and id <> $2 order by expires_at desc offset $3)`,
        [visitor, id, COOKIE_STORE_LIMITS.entriesPerVisitor - 1],
      )
      const { rowCount } = await pool.query(
        `insert into stored_cookies (id, visitor, sealed, expires_at)
         select $1, $2, $3, now() + make_interval(secs => $4)
         from (select count(*) as entries, coalesce(sum(octet_length(sealed)), 0) as bytes
               from stored_cookies where id <> $1) as others
         where entries < $5 and bytes + octet_length($3::bytea) <= $6
         on conflict (id) do update set sealed = excluded.sealed, expires_at = excluded.expires_at`,
        [id, visitor, sealed, maxAgeSeconds, COOKIE_STORE_LIMITS.entries, COOKIE_STORE_LIMITS.bytes],
      )
      return rowCount === 1
    },
    async find(id) {
      const { rows } = await pool.query<Row<'stored_cookies', 'sealed'>>(
        'select sealed from stored_cookies where id = $1 and expires_at > now()',
        [id],
      )
      return rows[0]?.sealed
    },
    async remove(id) {
      await pool.query('delete from stored_cookies where id = $1', [id])
    },
  }
}

export async function deleteExpiredCookies(db: pg.Pool): Promise<void> {
  await db.query('delete from stored_cookies where expires_at <= now()')
}
