import type pg from 'pg'
import { postTransaction } from '~backend/ledger/post-transaction'
import { addToRefunded } from '~backend/payments/add-to-refunded'
import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'

type UnusedDays = Row<'service_order_statements', 'order_id' | 'statement_id'> &
  Row<'service_orders', 'user_id'> & {
    /** Null: nothing was paid, or all of it is refunded. */
    payment_id: Column<'payments', 'id'> | null
    tetri: number | null
  }

/** Ends the promotions of the statements, and credits the whole days that are left to whoever paid for them, up to what they paid. */
export async function giveBackUnusedDays(transaction: Db, statementIds: readonly number[]): Promise<void> {
  const { rows } = await transaction.query<UnusedDays>(
    `select os.order_id, os.statement_id, o.user_id, p.id as payment_id,
       floor(p.amount::numeric / (select count(*) from service_order_statements where order_id = o.id)
             * least(t.days, floor(extract(epoch from os.ends_at - now()) / 86400)) / t.days)::int as tetri
     from service_order_statements os
     join service_orders o on o.id = os.order_id
     join service_types t on t.id = o.service_type_id and t.vip_tier is not null
     left join payments p on p.order_id = o.id and p.state in ('succeeded', 'part_refunded')
     where os.statement_id = any($1) and os.ends_at > now()
     order by os.order_id, os.statement_id for update of os`,
    [statementIds],
  )
  for (const unused of rows) await giveBack(transaction, unused)
}

/** Of statements that were deleted while they were promoted. */
export async function giveBackDaysOfDeleted(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<Row<'statements', 'id'>>(
      `select distinct s.id from service_order_statements os
       join service_orders o on o.id = os.order_id
       join service_types t on t.id = o.service_type_id and t.vip_tier is not null
       join statements s on s.id = os.statement_id
       where os.ends_at > now() and s.deleted_at is not null limit 100`,
    )
    await giveBackUnusedDays(
      transaction,
      rows.map(({ id }) => id),
    )
  })
}

async function giveBack(
  transaction: Db,
  { order_id, statement_id, user_id, payment_id, tetri }: UnusedDays,
): Promise<void> {
  await transaction.query(
    'update service_order_statements set ends_at = now() where order_id = $1 and statement_id = $2',
    [order_id, statement_id],
  )
  await transaction.query(
    `update service_orders
     set ends_at = (select max(ends_at) from service_order_statements where order_id = $1) where id = $1`,
    [order_id],
  )
  if (payment_id === null || !tetri) return
  const refunded = await addToRefunded(transaction, payment_id, tetri)
  if (refunded === 0) return
  await postTransaction(transaction, {
    key: `unused_days:${order_id}:${statement_id}`,
    cause: 'order_return',
    paymentId: payment_id,
    from: { code: 'sales' },
    to: { userId: user_id },
    tetri: refunded,
  })
}
