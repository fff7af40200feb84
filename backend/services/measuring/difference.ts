import { createHash } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import type { Db } from '../../db/pool'
import { withTransaction } from '../../db/transaction'
import { invalid, notFound } from '../../http/errors'
import { oneTimeKey } from '../../http/form'
import { isId } from '../../http/query'
import { CannotHandOver } from '../../payments/cashier'
import { addPayment, paymentWithKey } from '../../payments/store'
import { takeTurn } from '../../visitors/turns'

export const DifferenceForm = z.object({
  order_id: z.coerce.number('must be an id').refine(isId, 'must be an id'),
  idempotency_key: oneTimeKey,
})

/**
 * Begins the payment of what measuring costs more than was paid.
 *
 * @returns the id of the payment
 * @throws ApiError 404 for the order of another, 422 when there is nothing to pay
 */
export async function payDifference(
  pool: pg.Pool,
  userId: number,
  { order_id: measured, idempotency_key: key }: z.output<typeof DifferenceForm>,
): Promise<{ id: number }> {
  const hash = createHash('sha256').update(`difference ${measured}`).digest()
  return withTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<{ type: number; difference: number | null; is_paid: boolean }>(
      `select o.service_type_id as type, m.difference, m.difference_paid_at is not null as is_paid
       from measurements m join service_orders o on o.id = m.order_id
       where o.id = $1 and o.user_id = $2 and o.state in ('paid', 'done') for update of m`,
      [measured, userId],
    )
    const [row] = rows
    if (!row) throw notFound('Order')
    const earlier = await paymentWithKey(transaction, { userId, key, hash })
    if (earlier !== undefined) return { id: earlier }
    if (!row.difference || row.difference < 0 || row.is_paid)
      throw invalid([
        { field: 'order_id', message: 'The order_id field is of an order with nothing to pay.' },
      ])
    const { rows: made } = await transaction.query<{ id: number }>(
      'insert into service_orders (user_id, service_type_id, supplement_to) values ($1, $2, $3) returning id',
      [userId, row.type, measured],
    )
    const orderId = made[0]?.id
    if (orderId === undefined) throw new Error('the order was not added')
    const tetri = row.difference
    const { id } = await addPayment(transaction, { userId, purpose: 'order', orderId, tetri, key, hash })
    await takeTurn(transaction, 'payment', `user ${userId}`)
    return { id }
  })
}

/**
 * Notes that the difference is paid, in the transaction that pays it.
 *
 * @throws CannotHandOver when it was paid before
 */
export async function differencePaid(transaction: Db, measured: number): Promise<void> {
  const { rowCount } = await transaction.query(
    `update measurements set difference_paid_at = now()
     where order_id = $1 and difference > 0 and difference_paid_at is null`,
    [measured],
  )
  if (rowCount === 0) throw new CannotHandOver('the difference was paid before')
  await transaction.query("update service_orders set state = 'done' where id = $1 and state = 'paid'", [
    measured,
  ])
}
