import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'

/** The order and, once it is paid, its supplement: the difference after a measurement. */
const isPartSql = (order: string) =>
  `(part.id = ${order} or part.supplement_to = ${order} and part.state = 'paid')`

/** SQL to join laterally: what was paid for the order `o` in all, and what of it went back to the balance, in tetri. */
export const ORDER_SUMS_SQL = `(select sum(payment.amount)::int as amount, sum(payment.returned)::int as returned
  from service_orders part join payments payment on payment.order_id = part.id where ${isPartSql('o.id')})`

/** The payment of the order first. */
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
