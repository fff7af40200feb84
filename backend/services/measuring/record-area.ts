import { postTransaction } from '~backend/ledger/post-transaction'
import { recordReturn } from '~backend/payments/record-return'
import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import { ApiError, notFound } from '~backend/platform/http/errors'
import { calculatePrice } from '../catalogue'

type MeasuredOrderRow = Row<'service_orders', 'user_id'> &
  Row<'measurements', 'price' | 'least_price' | 'registration_price'> & {
    payment_id: Column<'payments', 'id'>
    paid: Column<'payments', 'amount'>
    is_measured: boolean
  }

/**
 * Records the measured area. Extra cost becomes due, a surplus is credited at once.
 * @returns the difference in tetri
 * @throws ApiError 404, or 409 if an area is already recorded
 */
export async function recordArea(transaction: Db, orderId: number, area: number): Promise<number> {
  const { rows } = await transaction.query<MeasuredOrderRow>(
    `select o.user_id, p.id as payment_id, p.amount as paid, m.price, m.least_price, m.registration_price,
       m.measured_at is not null as is_measured
     from measurements m join service_orders o on o.id = m.order_id join payments p on p.order_id = o.id
     where o.id = $1 and o.state in ('paid', 'done') for update of m`,
    [orderId],
  )
  const [order] = rows
  if (!order) throw notFound('Order')
  if (order.is_measured) throw new ApiError(409, 'An area was recorded before')
  const { price, least_price, registration_price } = order
  const total =
    calculatePrice({ price, least_price, unit: 'm2' }, { statements: 0, area }) + registration_price
  const difference = total - order.paid
  await transaction.query(
    'update measurements set measured_m2 = $2, measured_at = now(), difference = $3 where order_id = $1',
    [orderId, area, difference],
  )
  const returned = difference < 0 ? await recordReturn(transaction, order.payment_id, -difference) : 0
  if (returned > 0)
    await postTransaction(transaction, {
      key: `return:measurement:${orderId}`,
      cause: 'order_return',
      paymentId: order.payment_id,
      from: { code: 'sales' },
      to: { userId: order.user_id },
      tetri: returned,
    })
  await transaction.query(
    "update service_orders set state = case when $2 then 'done' else state end, handed_over_at = now() where id = $1",
    [orderId, difference <= 0],
  )
  return difference
}

/** Returns the difference in tetri. */
export async function getDifference(db: Db, orderId: number): Promise<number> {
  const { rows } = await db.query<Row<'measurements', 'difference'>>(
    'select difference from measurements where order_id = $1',
    [orderId],
  )
  return rows[0]?.difference ?? 0
}
