import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { invalidField, notFound } from '~backend/platform/http/errors'

export type PaymentState =
  | 'new'
  | 'pending'
  | 'failed'
  | 'expired'
  | 'review'
  | 'succeeded'
  | 'part_refunded'
  | 'refunded'

export type Payment = Row<
  'payments',
  | 'id'
  | 'user_id'
  | 'purpose'
  | 'amount'
  | 'currency'
  | 'state'
  | 'reason'
  | 'method'
  | 'card_id'
  | 'saves_card'
  | 'refunded'
  | 'provider'
  | 'provider_key'
  | 'provider_id'
  | 'redirect_url'
  | 'return_url'
  | 'order_id'
  | 'alert'
> & {
  is_being_sent: boolean
  /** Seconds since it was created, and since the provider was last checked. */
  age_seconds: number
  seconds_since_check: number | null
}

const COLUMNS = `id, user_id, purpose, amount, currency, state, reason, method, card_id, saves_card, refunded, provider,
  provider_key, provider_id, redirect_url, return_url, order_id, alert,
  coalesce(sending_since > clock_timestamp() - interval '20 seconds', false) as is_being_sent,
  extract(epoch from clock_timestamp() - coalesce(started_at, created_at))::float as age_seconds,
  extract(epoch from clock_timestamp() - asked_at)::float as seconds_since_check`

export async function findPayment(db: Db, id: number): Promise<Payment | undefined> {
  const { rows } = await db.query<Payment>(`select ${COLUMNS} from payments where id = $1`, [id])
  return rows[0]
}

export async function findPaymentByProviderId(db: Db, provider: string, providerId: string) {
  const { rows } = await db.query<Payment>(
    `select ${COLUMNS} from payments where provider = $1 and provider_id = $2`,
    [provider, providerId],
  )
  return rows[0]
}

/**
 * Locks a payment until the transaction ends.
 * @throws Error if it does not exist
 */
export async function lockPayment(transaction: Db, id: number): Promise<Payment> {
  const { rows } = await transaction.query<Payment>(
    `select ${COLUMNS} from payments where id = $1 for update`,
    [id],
  )
  if (!rows[0]) throw new Error('the payment is gone')
  return rows[0]
}

/** @throws ApiError 404 if it does not exist or belongs to another user */
export async function requirePayment(db: Db, id: number | undefined, userId: number): Promise<Payment> {
  const payment = id === undefined ? undefined : await findPayment(db, id)
  if (payment?.user_id !== userId) throw notFound('Payment')
  return payment
}

export type NewPaymentRow = {
  userId: number
  purpose: Payment['purpose']
  /** Id of the paid order, for the purpose `order`. */
  orderId?: number
  tetri: number
  /** The caller's idempotency key and a hash of the whole request. */
  key: string | null
  hash: Buffer
}

/** @throws ApiError 422 if the request with this key was another one */
export async function findPaymentByKey(
  db: Db,
  { userId, key, hash }: Pick<NewPaymentRow, 'userId' | 'key' | 'hash'>,
) {
  if (!key) return undefined
  const { rows } = await db.query<Row<'payments', 'id' | 'sent_hash'>>(
    'select id, sent_hash from payments where user_id = $1 and idempotency_key = $2',
    [userId, key],
  )
  const [sent] = rows
  if (sent && !sent.sent_hash?.equals(hash)) throw invalidField('idempotency_key', 'is of another request')
  return sent?.id
}

/**
 * Adds a payment once per key.
 * @returns the new payment, or the one with the same key
 * @throws ApiError 422 if the request with this key was another one
 */
export async function addPayment(db: Db, row: NewPaymentRow): Promise<{ id: number; isNew: boolean }> {
  const { rows } = await db.query<Row<'payments', 'id'>>(
    `insert into payments (user_id, purpose, amount, idempotency_key, sent_hash, order_id) values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, idempotency_key) do nothing
     returning id`,
    [row.userId, row.purpose, row.tetri, row.key, row.hash, row.orderId],
  )
  if (rows[0]) return { id: rows[0].id, isNew: true }
  const earlier = await findPaymentByKey(db, row)
  if (earlier === undefined) throw new Error('the payment could neither be created nor found')
  return { id: earlier, isNew: false }
}
