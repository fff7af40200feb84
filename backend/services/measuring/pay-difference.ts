import { createHash } from 'node:crypto'
import type pg from 'pg'
import { CannotFulfil } from '~backend/payments/payment-context'
import { addPayment, findPaymentByKey } from '~backend/payments/store'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import { invalidField, notFound } from '~backend/platform/http/errors'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import type { BodyOf } from '~contract/endpoints/endpoint'
import type { serviceEndpoints } from '~contract/endpoints/services'

/**
 * @returns the id of the payment
 * @throws ApiError 404 for another user's order, 422 if no payment is due
 */
export async function beginDifferencePayment(
  pool: pg.Pool,
  userId: number,
  { order_id: measuredOrderId, idempotency_key: key }: BodyOf<typeof serviceEndpoints.payDifference>,
): Promise<{ id: number }> {
  const hash = createHash('sha256').update(`difference ${measuredOrderId}`).digest()
  return inAccountTransaction(pool, userId, async (transaction) => {
    const { rows } = await transaction.query<
      Row<'measurements', 'difference'> & {
        type: Column<'service_orders', 'service_type_id'>
        is_paid: boolean
      }
    >(
      `select o.service_type_id as type, m.difference, m.difference_paid_at is not null as is_paid
       from measurements m join service_orders o on o.id = m.order_id
       where o.id = $1 and o.user_id = $2 and o.state in ('paid', 'done') for update of m`,
      [measuredOrderId, userId],
    )
    const [row] = rows
    if (!row) throw notFound('Order')
    const existingId = await findPaymentByKey(transaction, { userId, key, hash })
    if (existingId !== undefined) return { id: existingId }
    if (!row.difference || row.difference < 0 || row.is_paid)
      throw invalidField('order_id', 'is of an order with nothing to pay')
    const { rows: added } = await transaction.query<Row<'service_orders', 'id'>>(
      'insert into service_orders (user_id, service_type_id, supplement_to) values ($1, $2, $3) returning id',
      [userId, row.type, measuredOrderId],
    )
    const orderId = added[0]?.id
    if (orderId === undefined) throw new Error('the order was not added')
    const tetri = row.difference
    const { id } = await addPayment(transaction, { userId, purpose: 'order', orderId, tetri, key, hash })
    await consumeRateLimit(transaction, 'payment', `user ${userId}`)
    return { id }
  })
}

/** @throws CannotFulfil if it was paid before or the order was cancelled meanwhile */
export async function markDifferencePaid(transaction: Db, measuredOrderId: number): Promise<void> {
  const { rowCount: orders } = await transaction.query(
    "select from service_orders where id = $1 and state in ('paid', 'done') for update",
    [measuredOrderId],
  )
  if (orders === 0) throw new CannotFulfil('the order was called off')
  const { rowCount } = await transaction.query(
    `update measurements set difference_paid_at = now()
     where order_id = $1 and difference > 0 and difference_paid_at is null`,
    [measuredOrderId],
  )
  if (rowCount === 0) throw new CannotFulfil('the difference was paid before')
  await transaction.query("update service_orders set state = 'done' where id = $1 and state = 'paid'", [
    measuredOrderId,
  ])
}
