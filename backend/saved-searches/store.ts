import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { ParseSearchText } from '~backend/search/search-text'
import { type EmailFrequency, MAX_SAVED_SEARCHES } from '~contract/saved-searches'
import { listFittingStatements } from './known-statements'

type SavedSearchRow = Row<'saved_searches', 'id' | 'name' | 'query' | 'sends_emails' | 'frequency'> & {
  created_at: string
}

export async function listSavedSearches(db: Db, userId: number): Promise<SavedSearchRow[]> {
  const { rows } = await db.query<SavedSearchRow>(
    `select id, name, query, sends_emails, frequency, ${toGeorgianTimeSql('created_at')} as created_at
     from saved_searches where user_id = $1 order by saved_searches.created_at desc, id desc`,
    [userId],
  )
  return rows
}

interface SavedSearch {
  name: string
  query: string
  sendsEmails: boolean
  frequency: EmailFrequency
}

/**
 * Saves a search, or changes an identical one. The account must be locked, so that concurrent requests
 * respect the limit.
 * @returns false if the limit is reached
 * @throws ApiError 422 if too many statements fit for emails
 */
export async function saveSearch(
  transaction: Db,
  userId: number,
  { name, query, sendsEmails, frequency }: SavedSearch,
  parseSearchText: ParseSearchText,
): Promise<boolean> {
  const { rows } = await transaction.query<{ count: number }>(
    'select count(*)::int as count from saved_searches where user_id = $1 and query <> $2',
    [userId, query],
  )
  if ((rows[0]?.count ?? 0) >= MAX_SAVED_SEARCHES) return false
  const saved = await transaction.query<Row<'saved_searches', 'id'>>(
    `insert into saved_searches (user_id, name, query, sends_emails, frequency) values ($1, $2, $3, false, $4)
     on conflict (user_id, query) do update set name = excluded.name, frequency = excluded.frequency
     returning id`,
    [userId, name, query, frequency],
  )
  for (const { id } of saved.rows) await setEmails(transaction, userId, id, { sendsEmails }, parseSearchText)
  return true
}

/**
 * Turns emails on or off. When they are turned on, only statements that begin to fit from now on are new.
 * @returns true if the search belongs to the user
 * @throws ApiError 422 if too many statements fit for emails
 */
export async function setEmails(
  transaction: Db,
  userId: number,
  id: number,
  { sendsEmails }: { sendsEmails: boolean },
  parseSearchText: ParseSearchText,
): Promise<boolean> {
  const { rows } = await transaction.query<Row<'saved_searches', 'query' | 'sends_emails'>>(
    'select query, sends_emails from saved_searches where id = $2 and user_id = $1 for update',
    [userId, id],
  )
  const [search] = rows
  if (!search) return false
  if (search.sends_emails === sendsEmails) return true
  const knownIds = sendsEmails
    ? await listFittingStatements(transaction, { user_id: userId, query: search.query }, parseSearchText)
    : null
  await transaction.query(
    `update saved_searches set sends_emails = $2, known_ids = $3, checked_until = now() where id = $1`,
    [id, sendsEmails, knownIds],
  )
  return true
}

/** Deletes a search. Safe to repeat. */
export async function deleteSavedSearch(db: Db, userId: number, id: number): Promise<void> {
  await db.query('delete from saved_searches where id = $2 and user_id = $1', [userId, id])
}
