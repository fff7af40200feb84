import { randomInt } from 'node:crypto'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'

export type BankPayment = Row<
  'sandbox_bank_payments',
  | 'id'
  | 'external_id'
  | 'amount'
  | 'currency'
  | 'taken_amount'
  | 'taken_currency'
  | 'refunded'
  | 'return_url'
  | 'callback_url'
> & {
  state: string
  card: { token: string; card_mask: string; brand: string; expiry: string } | null
}

export type BankPaymentRequest = {
  key: string
  externalId: string
  amount: number
  currency: string
  method: string
  returnUrl: string
  callbackUrl: string
  savesCard: boolean
}

/** Adds a payment, idempotent by key; a card payment completes at once. */
export async function addBankPayment(
  db: Db,
  request: BankPaymentRequest,
  cardToken?: string,
): Promise<string> {
  await db.query(
    `insert into sandbox_bank_payments
       (key, external_id, amount, currency, method, return_url, callback_url, saves_card, card_token, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9,
       case when $9::uuid is null then 'created'
            when exists (select from sandbox_bank_cards where token = $9 and not is_declined and not is_forgotten)
            then 'succeeded' else 'failed' end)
     on conflict (key) do nothing`,
    [
      request.key,
      request.externalId,
      request.amount,
      request.currency,
      request.method,
      request.returnUrl,
      request.callbackUrl,
      request.savesCard,
      cardToken ?? null,
    ],
  )
  const { rows } = await db.query<Row<'sandbox_bank_payments', 'id'>>(
    'select id from sandbox_bank_payments where key = $1',
    [request.key],
  )
  if (!rows[0]) throw new Error('the payment could neither be created nor found')
  return rows[0].id
}

/** Minutes until an unconfirmed payment expires. */
const TIMEOUT_MINUTES = 20

export async function findBankPayment(db: Db, id: string): Promise<BankPayment | undefined> {
  const { rows } = await db.query<BankPayment>(
    `select id, external_id, amount, currency, taken_amount,
       case when state = 'created' and created_at < now() - make_interval(mins => $2) then 'expired' else state end as state,
       taken_currency, refunded, return_url, callback_url,
       (select json_build_object('token', token, 'card_mask', card_mask, 'brand', brand, 'expiry', expiry)
        from sandbox_bank_cards where token = card_token and saves_card) as card
     from sandbox_bank_payments where id = $1`,
    [id, TIMEOUT_MINUTES],
  )
  return rows[0]
}

/** State of the payment, and the captured amount if it differs. */
export type BankDecision = {
  state: string
  takenAmount?: number | undefined
  takenCurrency?: string | undefined
}

export async function saveDecision(db: Db, id: string, decision: BankDecision): Promise<void> {
  await db.query(
    `update sandbox_bank_payments set state = $2, taken_amount = $3, taken_currency = $4 where id = $1`,
    [id, decision.state, decision.takenAmount ?? null, decision.takenCurrency ?? null],
  )
  if (decision.state !== 'succeeded') return
  const mask = `516812******${String(randomInt(10_000)).padStart(4, '0')}`
  await db.query(
    `with card as (
       insert into sandbox_bank_cards (card_mask, brand, expiry)
       select $2, 'mastercard', '08/31' from sandbox_bank_payments
       where id = $1 and saves_card and card_token is null
       returning token
     )
     update sandbox_bank_payments set card_token = card.token from card where id = $1`,
    [id, mask],
  )
}

/** Refunds once per key. Returns false if less than the amount is left. */
export async function refundBankPayment(db: Db, id: string, key: string, amount?: number): Promise<boolean> {
  await db.query(
    `update sandbox_bank_payments set
       refunded = refunded + coalesce($3, amount - refunded),
       refund_keys = refund_keys || $2::uuid,
       state = case when refunded + coalesce($3, amount - refunded) = amount then 'refunded' else 'part_refunded' end
     where id = $1 and state in ('succeeded', 'part_refunded') and not $2::uuid = any(refund_keys)
       and coalesce($3, amount - refunded) between 1 and amount - refunded`,
    [id, key, amount ?? null],
  )
  // A separate statement, to see a refund with this key that committed meanwhile.
  const { rowCount } = await db.query(
    'select from sandbox_bank_payments where id = $1 and $2::uuid = any(refund_keys)',
    [id, key],
  )
  return rowCount === 1
}

export async function deleteBankCard(db: Db, token: string): Promise<void> {
  await db.query('update sandbox_bank_cards set is_forgotten = true where token = $1', [token])
}
