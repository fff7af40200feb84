import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'

/** SQL condition: the order or its supplement, the difference after a measurement. */
const isPartSql = (order: string) =>
  `(part.id = ${order} or part.supplement_to = ${order} and part.state = 'paid')`

/** SQL for a lateral join: total paid for the order `o`, and total returned to the balance, in tetri. */
export const ORDER_SUMS_SQL = `(select sum(payment.amount)::int as amount, sum(payment.returned)::int as returned
  from service_orders part join payments payment on payment.order_id = part.id where ${isPartSql('o.id')})`

/** Locks the payments, that of the order first. */
export async function lockOrderPayments(
  transaction: Db,
  orderId: number,
): Promise<Row<'payments', 'id' | 'returned'>[]> {
  const { rows } = await transaction.query<Row<'payments', 'id' | 'returned'>>(
    `select p.id, p.returned from service_orders part join payments p on p.order_id = part.id
     where ${isPartSql('$1')} order by part.id for update of p`,
    [orderId],
  )
  return rows
}
