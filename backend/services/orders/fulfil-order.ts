import { addMessage } from '~backend/messages/add-message'
import { addCompanyAct } from '~backend/notifications/add-company-act'
import { getPayerLocale } from '~backend/payments/payer-locale'
import { CannotFulfil, type OrderFulfilment } from '~backend/payments/payment-context'
import type { Payment } from '~backend/payments/store'
import { managedBySql } from '~backend/platform/db/managed-by-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import { markDifferencePaid } from '../measuring/pay-difference'
import { getServiceHooks } from './hooks-by-service'
import { readChosen } from './order-choices'
import { ORDER_NAMES_SQL, type OrderNames, toOrderNames } from './order-names'
import { refundUnusedDays } from './refund-unused-days'

type OrderRow = Row<'service_orders', 'id' | 'user_id' | 'supplement_to'> &
  Row<'service_types', 'days' | 'vip_tier'> &
  OrderNames & { service: Column<'services', 'key'> }

export const orderFulfilment: OrderFulfilment = {
  reserve: reserveOrder,
  fulfil: fulfilOrder,
  cancel: cancelOrder,
}

async function fulfilOrder(transaction: Db, payment: Payment): Promise<void> {
  const { rows } = await transaction.query<OrderRow>(
    `select o.id, o.user_id, s.key as service, t.days, t.vip_tier, o.supplement_to, ${ORDER_NAMES_SQL}
     from service_orders o join service_types t on t.id = o.service_type_id join services s on s.id = t.service_id
     where o.id = $1 and o.state = 'new' for update of o`,
    [payment.order_id],
  )
  const [order] = rows
  if (!order) throw new CannotFulfil('the order is not open')
  if (order.supplement_to !== null) await markDifferencePaid(transaction, order.supplement_to)
  else if (order.vip_tier !== null) await promoteStatements(transaction, order)
  else await getServiceHooks(order.service).onPaid?.(transaction, order.id)
  await transaction.query(
    `update service_orders set state = 'paid', paid_at = now(),
       ends_at = (select max(ends_at) from service_order_statements where order_id = $1)
     where id = $1`,
    [order.id],
  )
  await addMessage(transaction, {
    kind: 'order_paid',
    to: { userId: order.user_id },
    facts: {
      orderId: order.id,
      ...toOrderNames(order),
      tetri: payment.amount,
      ...(await readChosen(transaction, order.id)),
    },
    locale: getPayerLocale(payment),
    cause: `order_paid:${order.id}`,
  })
}

/**
 * Holds the slot during the payment.
 * @throws CannotFulfil if the slot is taken
 */
async function reserveOrder(transaction: Db, payment: Payment): Promise<void> {
  const order = await findOrderedService(transaction, payment)
  if (order) await getServiceHooks(order.service).onPaying?.(transaction, order.id)
}

async function cancelOrder(transaction: Db, payment: Payment): Promise<void> {
  await transaction.query("update service_orders set state = 'called_off' where id = $1 and state = 'new'", [
    payment.order_id,
  ])
  const order = await findOrderedService(transaction, payment)
  if (order) await getServiceHooks(order.service).onCancelled?.(transaction, order.id)
  await transaction.query("update payments set reason = 'kept_on_balance' where id = $1", [payment.id])
}

async function findOrderedService(
  db: Db,
  { order_id }: Payment,
): Promise<{ id: number; service: string } | undefined> {
  const { rows } = await db.query<Row<'service_orders', 'id'> & { service: Column<'services', 'key'> }>(
    `select o.id, s.key as service
     from service_orders o join service_types t on t.id = o.service_type_id join services s on s.id = t.service_id
     where o.id = $1 and o.supplement_to is null`,
    [order_id],
  )
  return rows[0]
}

/**
 * Promotes statements of the customer, or of agents of the customer's company. Extends the remaining days of
 * the same tier, and refunds those of a lower one.
 * A lower tier does not extend a higher one.
 */
async function promoteStatements(transaction: Db, { id, user_id, days, vip_tier }: OrderRow): Promise<void> {
  await transaction.query(
    `select from statements where id in (select statement_id from service_order_statements where order_id = $1)
     order by id for update`,
    [id],
  )
  const { rows: lower } = await transaction.query<Row<'statements', 'id'>>(
    `select id from statements where vip_tier < $2 and vip_until > now()
       and id in (select statement_id from service_order_statements where order_id = $1)`,
    [id, vip_tier],
  )
  await refundUnusedDays(
    transaction,
    lower.map((statement) => statement.id),
  )
  const { rows } = await transaction.query<{ is_left: boolean }>(
    `with promoted as (
       update statements s set vip_tier = $4,
         vip_until = case when s.vip_tier = $4 then greatest(s.vip_until, now()) else now() end + make_interval(days => $2)
       from service_order_statements o
       where o.order_id = $1 and s.id = o.statement_id and ${managedBySql('s.user_id', '$3')} and s.is_public
         and (s.vip_tier <= $4 or s.vip_until <= now())
       returning s.id, s.vip_until
     ), noted as (
       update service_order_statements o set ends_at = p.vip_until
       from promoted p where o.order_id = $1 and o.statement_id = p.id
     )
     select (select count(*) from promoted) = 0 or
            exists (select from service_order_statements o
                    where o.order_id = $1 and o.statement_id not in (select id from promoted)) as is_left`,
    [id, days, user_id, vip_tier],
  )
  if (rows[0]?.is_left !== false) throw new CannotFulfil('a statement cannot be promoted')
  const { rows: ofAgents } = await transaction.query<Row<'statements', 'id' | 'user_id'>>(
    `select s.id, s.user_id from service_order_statements os join statements s on s.id = os.statement_id
     where os.order_id = $1 and s.user_id <> $2 order by s.id`,
    [id, user_id],
  )
  for (const { id: statementId, user_id: ownerId } of ofAgents)
    await addCompanyAct(transaction, { act: 'promoted', statementId, companyId: user_id, ownerId })
}
