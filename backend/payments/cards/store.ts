import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import type { SavedCard } from '../gateway/payment-gateway'
import type { Payment } from '../store'

export type CardRow = Row<'payment_cards', 'id'> & {
  provider: string
  /** The provider's token of the card: never sent or logged. */
  token: Column<'payment_cards', 'token'>
  card_mask: string
  brand: string | null
  expiry: string | null
  is_default: boolean
  is_expired: boolean
}

/** A card is valid until the end of its expiry month. */
const IS_EXPIRED = `coalesce(
  (to_date(expiry, 'MM/YY') + interval '1 month')::date <= (now() at time zone 'Asia/Tbilisi')::date, false)`
const COLUMNS = `id, provider, token, card_mask, brand, expiry, is_default, ${IS_EXPIRED} as is_expired`

export async function listCards(db: Db, userId: number): Promise<CardRow[]> {
  const { rows } = await db.query<CardRow>(
    `select ${COLUMNS} from payment_cards where user_id = $1 and removed_at is null order by is_default desc, id desc`,
    [userId],
  )
  return rows
}

export async function findCard(db: Db, id: number, userId: number): Promise<CardRow | undefined> {
  const { rows } = await db.query<CardRow>(
    `select ${COLUMNS} from payment_cards where id = $1 and user_id = $2 and removed_at is null`,
    [id, userId],
  )
  return rows[0]
}

/** Finds the token to charge a payment's card, even if the owner has removed it since. */
export async function findCardToken(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await db.query<Row<'payment_cards', 'token'>>(
    'select token from payment_cards where id = $1',
    [id],
  )
  return rows[0]?.token
}

/** Masks with at most the first six and last four digits, the maximum that may be stored. */
const MASK = /^\d{0,6}[*x]{3,12}\d{4}$/
const EXPIRY = /^(0[1-9]|1[0-2])\/\d\d$/
const BRAND = /^[a-z]{2,20}$/

/**
 * Saves the card that paid; the first becomes the default. A malformed card must not fail the credit.
 * A card of an account closed meanwhile is stored as removed, so that the provider deletes it.
 */
export async function saveCard(transaction: Db, payment: Payment, card: SavedCard): Promise<void> {
  if (!MASK.test(card.mask)) return
  const brand = card.brand?.toLowerCase() ?? ''
  await lockCards(transaction, payment.user_id)
  await transaction.query(
    `insert into payment_cards (user_id, provider, token, card_mask, brand, expiry, is_default, removed_at)
     select id, $2, $3, $4, $5, $6,
       closed_at is null and not exists (select from payment_cards where user_id = $1 and is_default),
       case when closed_at is not null then now() end
     from users where id = $1
     on conflict (provider, token) do nothing`,
    [
      payment.user_id,
      payment.provider,
      card.token,
      card.mask,
      BRAND.test(brand) ? brand : null,
      EXPIRY.test(card.expiry ?? '') ? card.expiry : null,
    ],
  )
}

/** Removes a card, if it exists; repeats change nothing. The newest remaining card becomes the default. */
export async function removeCard(transaction: Db, id: number, userId: number): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `update payment_cards set removed_at = coalesce(removed_at, now()), is_default = false
     where id = $1 and user_id = $2`,
    [id, userId],
  )
  await transaction.query(
    `update payment_cards set is_default = true
     where id = (select max(id) from payment_cards where user_id = $1 and removed_at is null)
       and not exists (select from payment_cards where user_id = $1 and is_default)`,
    [userId],
  )
  return rowCount === 1
}

export async function setDefaultCard(transaction: Db, id: number, userId: number): Promise<boolean> {
  const card = await findCard(transaction, id, userId)
  if (!card) return false
  await transaction.query(
    'update payment_cards set is_default = false where user_id = $1 and is_default and id <> $2',
    [userId, id],
  )
  await transaction.query('update payment_cards set is_default = true where id = $1', [id])
  return true
}

/** Locks a user's cards so that concurrent changes cannot leave two defaults. */
export async function lockCards(transaction: Db, userId: number): Promise<void> {
  await lockUntilCommit(transaction, `cards ${userId}`)
}

export type RemovedCard = Pick<CardRow, 'id' | 'token'>

/**
 * Lists removed cards that the provider still has, in random order, so that failing ones do not delay the
 * others.
 */
export async function listRemovedCards(db: Db, provider: string): Promise<RemovedCard[]> {
  const { rows } = await db.query<RemovedCard>(
    `select id, token from payment_cards
     where removed_at > now() - interval '30 days' and forgotten_at is null and provider = $1
     order by random() limit 10`,
    [provider],
  )
  return rows
}

export async function markCardDeleted(db: Db, id: number): Promise<void> {
  await db.query('update payment_cards set forgotten_at = now() where id = $1', [id])
}
