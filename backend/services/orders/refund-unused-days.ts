import type pg from 'pg'
import { postTransaction } from '~backend/ledger/post-transaction'
import { IS_PAID_SQL } from '~backend/payments/paid-states'
import { recordReturn } from '~backend/payments/record-return'
import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { runForEach } from '~backend/platform/jobs/run-for-each'

type UnusedDays = Row<'service_order_statements', 'order_id' | 'statement_id'> &
  Row<'service_orders', 'user_id'> & {
    /** Payment of the promotion; null if it was free. */
    payment_id: Column<'payments', 'id'> | null
    tetri: number | null
  }

/** SQL: whole days left of promotion `os`, of those bought with package `t`. */
const DAYS_LEFT_SQL = 'least(t.days, floor(extract(epoch from os.ends_at - now()) / 86400))'

/** SQL: value of those days in payment `p`, in tetri. */
const UNUSED_TETRI_SQL = `floor(p.amount::numeric
  / (select count(*) from service_order_statements where order_id = os.order_id) * ${DAYS_LEFT_SQL} / t.days)::int`

/**
 * SQL: refund for cancelling the promotion of order `o`, package `t` and payment `p`, in tetri; 0 for other
 * orders.
 */
export const UNUSED_OF_ORDER_SQL = `(case when o.state = 'paid' and t.vip_tier is not null
  and ${IS_PAID_SQL} then least(p.amount - p.returned,
    (select coalesce(sum(${UNUSED_TETRI_SQL}), 0) from service_order_statements os
     where os.order_id = o.id and os.ends_at > now())) else 0 end)::int`

/**
 * Ends the promotions of the statements, and refunds the whole days left to their payers, up to their
 * payments.
 */
export async function refundUnusedDays(transaction: Db, statementIds: readonly number[]): Promise<void> {
  for (const unused of await lockUnusedDays(transaction, 'os.statement_id = any($1)', statementIds))
    await refundDays(transaction, unused)
}

/**
 * Ends the promotion of one order, and refunds its whole days left.
 * Later promotions of the same statements move forward, so that their days are not lost.
 * @returns the tetri returned to the balance
 */
export async function refundDaysOfOrder(transaction: Db, orderId: number): Promise<number> {
  // Locked in the same order as by buying.
  await transaction.query(
    `select from statements where id in (select statement_id from service_order_statements where order_id = $1)
     order by id for update`,
    [orderId],
  )
  const unusedDays = await lockUnusedDays(transaction, 'os.order_id = $1', orderId)
  let tetri = 0
  for (const unused of unusedDays) {
    await moveLaterPromotions(transaction, unused)
    tetri += await refundDays(transaction, unused)
  }
  return tetri
}

/** @param condition SQL about `os`, with the value as `$1` */
async function lockUnusedDays(transaction: Db, condition: string, value: unknown): Promise<UnusedDays[]> {
  const { rows } = await transaction.query<UnusedDays>(
    `select os.order_id, os.statement_id, o.user_id, p.id as payment_id, ${UNUSED_TETRI_SQL} as tetri
     from service_order_statements os
     join service_orders o on o.id = os.order_id
     join service_types t on t.id = o.service_type_id and t.vip_tier is not null
     left join payments p on p.order_id = o.id and ${IS_PAID_SQL}
     where ${condition} and os.ends_at > now()
     order by os.order_id, os.statement_id for update of os`,
    [value],
  )
  return rows
}

/** Moves later promotions of the same tier forward by the days left of this one. */
async function moveLaterPromotions(transaction: Db, { order_id, statement_id }: UnusedDays): Promise<void> {
  await transaction.query(
    `with ended as (
       select os.ends_at, least(make_interval(days => t.days), os.ends_at - now()) as left_over
       from service_order_statements os
       join service_orders o on o.id = os.order_id
       join service_types t on t.id = o.service_type_id
       where os.order_id = $1 and os.statement_id = $2
     ), moved as (
       update service_order_statements os set ends_at = os.ends_at - ended.left_over
       from ended, service_orders o, service_types t
       where os.statement_id = $2 and os.ends_at > ended.ends_at and o.id = os.order_id
         and t.id = o.service_type_id and t.vip_tier is not null
       returning os.order_id, os.ends_at
     ), moved_orders as (
       update service_orders o set ends_at = greatest(moved.ends_at,
         (select max(ends_at) from service_order_statements where order_id = o.id and statement_id <> $2))
       from moved where o.id = moved.order_id
     )
     update statements s set vip_until = greatest(now(), s.vip_until - ended.left_over)
     from ended where s.id = $2 and s.vip_until > now()`,
    [order_id, statement_id],
  )
}

/** Refunds days of statements that were deleted during their promotion. */
export async function refundDaysOfDeleted(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<Row<'statements', 'id'>>(
    `select distinct s.id from service_order_statements os
     join service_orders o on o.id = os.order_id
     join service_types t on t.id = o.service_type_id and t.vip_tier is not null
     join statements s on s.id = os.statement_id
     where os.ends_at > now() and s.deleted_at is not null limit 100`,
  )
  await runForEach(rows, ({ id }) =>
    inTransaction(pool, (transaction) => refundUnusedDays(transaction, [id])),
  )
}

/** @returns the tetri returned to the balance */
async function refundDays(
  transaction: Db,
  { order_id, statement_id, user_id, payment_id, tetri }: UnusedDays,
): Promise<number> {
  await transaction.query(
    'update service_order_statements set ends_at = now() where order_id = $1 and statement_id = $2',
    [order_id, statement_id],
  )
  await transaction.query(
    `update service_orders
     set ends_at = (select max(ends_at) from service_order_statements where order_id = $1) where id = $1`,
    [order_id],
  )
  if (payment_id === null || !tetri) return 0
  const returned = await recordReturn(transaction, payment_id, tetri)
  if (returned === 0) return 0
  await postTransaction(transaction, {
    key: `unused_days:${order_id}:${statement_id}`,
    cause: 'order_return',
    paymentId: payment_id,
    from: { code: 'sales' },
    to: { userId: user_id },
    tetri: returned,
  })
  return returned
}
