import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Locale } from '~backend/platform/localized-text'
import type { LinkedMessageKind } from '~contract/messages'
import { CONFIRMATION_DAYS } from '~contract/saved-searches'

/** Days in which the links of a replaced list still work. */
const REPLACED_DAYS = 365

/** SQL of the rows of `watched_prices`, at the present prices of the statements `$2` that exist. */
const ADD_STATEMENTS_SQL = `insert into watched_prices (watch_id, statement_id, price, currency_id)
  select $1, id, price, currency_id from statements where id = any($2) and deleted_at is null
  on conflict do nothing`

interface NewWatch {
  email: string
  locale: Locale
  ids: readonly number[]
}

/**
 * Adds a list that sends emails once its address is confirmed. The address must be locked. A list that waits
 * for the same address already is not added again, so that a double click sends one link.
 * @returns the key of the link that confirms it; undefined if no statement exists
 */
export async function addWatch(
  transaction: Db,
  { email, locale, ids }: NewWatch,
): Promise<{ token: string; count: number } | undefined> {
  const { rows: existing } = await transaction.query<Row<'statements', 'id'>>(
    'select id from statements where id = any($1) and deleted_at is null order by id',
    [ids],
  )
  if (existing.length === 0) return undefined
  const count = existing.length
  const { rows: waiting } = await transaction.query<Row<'price_watches', 'token'>>(
    `select token from price_watches w where email = $1 and state = 'unconfirmed'
       and $2::int[] = (select array_agg(statement_id order by statement_id) from watched_prices
                        where watch_id = w.id)`,
    [email, existing.map(({ id }) => id)],
  )
  if (waiting[0]) return { token: waiting[0].token, count }
  const { rows: added } = await transaction.query<Row<'price_watches', 'id' | 'token'>>(
    'insert into price_watches (email, locale) values ($1, $2) returning id, token',
    [email, locale],
  )
  const [watch] = added
  if (!watch) return undefined
  await transaction.query(ADD_STATEMENTS_SQL, [watch.id, ids])
  return { token: watch.token, count }
}

/**
 * SQL of the list that a key `$1` belongs to. After a replacement, keys in older emails belong to the list
 * that the address has now.
 */
const LIST_OF_TOKEN_SQL = `select list.id, list.email, list.state from price_watches linked
  join price_watches list on list.id = linked.id and linked.state <> 'replaced'
    or linked.state = 'replaced' and list.email = linked.email and list.state = 'confirmed'
  where linked.token = $1`

type FoundList = {
  statement_ids: number[]
  is_confirmed: boolean
  replaced: number
}

export async function findWatch(db: Db, token: string): Promise<FoundList | undefined> {
  const { rows } = await db.query<FoundList>(
    `select coalesce((select array_agg(statement_id order by statement_id desc) from watched_prices
                      where watch_id = list.id), '{}') as statement_ids,
       list.state = 'confirmed' as is_confirmed,
       (select count(*)::int from watched_prices p join price_watches former on former.id = p.watch_id
        where list.state = 'unconfirmed' and former.email = list.email and former.state = 'confirmed') as replaced
     from (${LIST_OF_TOKEN_SQL}) list`,
    [token],
  )
  return rows[0]
}

/**
 * Confirms the address of a list. The list that it replaces passes on the prices that its emails have shown.
 * Safe to repeat.
 * @returns true if the list exists
 */
export async function confirmWatch(transaction: Db, token: string): Promise<boolean> {
  const list = await lockList(transaction, token)
  if (!list) return false
  if (list.state === 'confirmed') return true
  const { rows: replaced } = await transaction.query<Row<'price_watches', 'id' | 'emailed_at'>>(
    `update price_watches set state = 'replaced' where email = $1 and state = 'confirmed'
     returning id, emailed_at`,
    [list.email],
  )
  const [former] = replaced
  await transaction.query(`update price_watches set state = 'confirmed', emailed_at = $2 where id = $1`, [
    list.id,
    former?.emailed_at ?? null,
  ])
  if (former) {
    await transaction.query(
      `update watched_prices p set price = shown.price, currency_id = shown.currency_id, known_at = shown.known_at
       from watched_prices shown
       where p.watch_id = $1 and shown.watch_id = $2 and shown.statement_id = p.statement_id`,
      [list.id, former.id],
    )
    await transaction.query('delete from watched_prices where watch_id = $1', [former.id])
  }
  return true
}

/**
 * Replaces the statements of a confirmed list. Those that stay keep the prices that emails have shown.
 * @returns false without such a list
 */
export async function changeWatch(transaction: Db, token: string, ids: readonly number[]): Promise<boolean> {
  const list = await lockList(transaction, token)
  if (list?.state !== 'confirmed') return false
  await transaction.query('delete from watched_prices where watch_id = $1 and statement_id <> all($2)', [
    list.id,
    ids,
  ])
  await transaction.query(ADD_STATEMENTS_SQL, [list.id, ids])
  return true
}

type LockedList = Row<'price_watches', 'id' | 'email' | 'state'>

/** Locks the lists of the address, so that neither the job nor another link changes them meanwhile. */
async function lockList(transaction: Db, token: string): Promise<LockedList | undefined> {
  await transaction.query(
    `select from price_watches where email = (select email from price_watches where token = $1)
     order by id for update`,
    [token],
  )
  const { rows } = await transaction.query<LockedList>(LIST_OF_TOKEN_SQL, [token])
  return rows[0]
}

/**
 * Ends the emails of the list. A list that was never confirmed is deleted alone: a stranger may have
 * requested it. Safe to repeat.
 */
export async function stopWatch(db: Db, token: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from price_watches watch using price_watches linked
     where linked.token = $1 and (watch.id = linked.id or watch.email = linked.email and linked.state <> 'unconfirmed')`,
    [token],
  )
  return rowCount !== null && rowCount > 0
}

/**
 * Ends the emails by the link that mail programs offer.
 * @returns true if the key belongs to a list, and the kind to lists
 */
export async function stopWatchByKind(db: Db, token: string, kind: LinkedMessageKind): Promise<boolean> {
  return kind === 'price_reductions' && stopWatch(db, token)
}

/** Deletes lists that were not confirmed in time, and replaced ones whose links are old. */
export async function deleteOldWatches(db: Db): Promise<void> {
  await db.query(
    `delete from price_watches
     where state = 'unconfirmed' and created_at < now() - make_interval(days => $1)
        or state = 'replaced' and created_at < now() - make_interval(days => $2)`,
    [CONFIRMATION_DAYS, REPLACED_DAYS],
  )
}
