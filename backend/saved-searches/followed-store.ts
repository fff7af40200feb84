import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Locale } from '~backend/platform/localized-text'
import type { LinkedMessageKind } from '~contract/messages'
import { CONFIRMATION_DAYS, type EmailFrequency, MAX_EMAILED_SEARCHES } from '~contract/saved-searches'

interface NewFollowedSearch {
  email: string
  name: string
  query: string
  frequency: EmailFrequency
  locale: Locale
  knownIds: readonly number[]
}

/**
 * Adds a search that sends emails once its address is confirmed. The address must be locked, so that
 * concurrent requests respect the limit.
 * @returns the key of the link that confirms it; undefined if it is confirmed already, or if the address
 * follows too many searches
 */
export async function addFollowedSearch(
  transaction: Db,
  { email, name, query, frequency, locale, knownIds }: NewFollowedSearch,
): Promise<string | undefined> {
  const { rows } = await transaction.query<{ count: number }>(
    'select count(*)::int as count from saved_searches where email = $1 and query <> $2',
    [email, query],
  )
  if ((rows[0]?.count ?? 0) >= MAX_EMAILED_SEARCHES) return undefined
  const added = await transaction.query<Row<'saved_searches', 'token'>>(
    `insert into saved_searches (email, locale, name, query, frequency, sends_emails, known_ids)
     values ($1, $2, $3, $4, $5, false, $6)
     on conflict (email, query) do update set locale = excluded.locale, frequency = excluded.frequency
       where not saved_searches.sends_emails
     returning token`,
    [email, locale, name, query, frequency, knownIds],
  )
  return added.rows[0]?.token
}

export async function findFollowedSearch(db: Db, token: string) {
  const { rows } = await db.query<
    Row<'saved_searches', 'name' | 'query' | 'frequency'> & { is_confirmed: boolean; push_devices: number }
  >(
    `select name, query, frequency, sends_emails as is_confirmed,
       (select count(*)::int from push_subscriptions p where p.search_id = saved_searches.id) as push_devices
     from saved_searches
     where token = $1 and user_id is null`,
    [token],
  )
  return rows[0]
}

/** @returns true if the search exists */
export async function confirmFollowedSearch(
  db: Db,
  token: string,
  frequency: EmailFrequency,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update saved_searches set sends_emails = true, frequency = $2 where token = $1 and user_id is null`,
    [token, frequency],
  )
  return rowCount === 1
}

/** Ends the emails about one search. Safe to repeat. */
export async function stopFollowedSearch(db: Db, token: string): Promise<void> {
  await db.query('delete from saved_searches where token = $1 and user_id is null', [token])
}

/**
 * Ends the emails about all searches of the address that has a key.
 * @returns true if the key belongs to a search of a guest, and the kind to searches
 */
export async function stopAllFollowedSearches(
  db: Db,
  token: string,
  kind: LinkedMessageKind,
): Promise<boolean> {
  if (kind !== 'new_statements') return false
  const { rowCount } = await db.query(
    'delete from saved_searches where email = (select email from saved_searches where token = $1)',
    [token],
  )
  return rowCount !== null && rowCount > 0
}

/** Deletes searches of guests who have not confirmed their address in time. */
export async function deleteUnconfirmedSearches(db: Db): Promise<void> {
  await db.query(
    `delete from saved_searches
     where user_id is null and not sends_emails and created_at < now() - make_interval(days => $1)`,
    [CONFIRMATION_DAYS],
  )
}
