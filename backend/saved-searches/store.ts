import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { MAX_SAVED_SEARCHES } from '~contract/saved-searches'

type SavedSearchRow = Row<'saved_searches', 'id' | 'name' | 'query' | 'sends_emails'> & { created_at: string }

export async function listSavedSearches(db: Db, userId: number): Promise<SavedSearchRow[]> {
  const { rows } = await db.query<SavedSearchRow>(
    `select id, name, query, sends_emails, ${toGeorgianTimeSql('created_at')} as created_at
     from saved_searches where user_id = $1 order by saved_searches.created_at desc, id desc`,
    [userId],
  )
  return rows
}

/** Skips statements published while emails were off. */
const CHECKED_UNTIL_SQL =
  'case when saved_searches.sends_emails then saved_searches.checked_until else now() end'

/**
 * Saves a search, or renames an identical one. The account must be locked, so that concurrent requests
 * respect the limit.
 * @returns false if the limit is reached
 */
export async function saveSearch(
  transaction: Db,
  userId: number,
  { name, query, sendsEmails }: { name: string; query: string; sendsEmails: boolean },
): Promise<boolean> {
  const { rows } = await transaction.query<{ count: number }>(
    'select count(*)::int as count from saved_searches where user_id = $1 and query <> $2',
    [userId, query],
  )
  if ((rows[0]?.count ?? 0) >= MAX_SAVED_SEARCHES) return false
  await transaction.query(
    `insert into saved_searches (user_id, name, query, sends_emails) values ($1, $2, $3, $4)
     on conflict (user_id, query) do update set name = excluded.name, sends_emails = excluded.sends_emails,
       checked_until = ${CHECKED_UNTIL_SQL}`,
    [userId, name, query, sendsEmails],
  )
  return true
}

/** @returns true if the search belongs to the user */
export async function setEmails(
  db: Db,
  userId: number,
  id: number,
  { sendsEmails }: { sendsEmails: boolean },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update saved_searches set sends_emails = $3, checked_until = ${CHECKED_UNTIL_SQL}
     where id = $2 and user_id = $1`,
    [userId, id, sendsEmails],
  )
  return rowCount === 1
}

/** Deletes a search. Safe to repeat. */
export async function deleteSavedSearch(db: Db, userId: number, id: number): Promise<void> {
  await db.query('delete from saved_searches where id = $2 and user_id = $1', [userId, id])
}
