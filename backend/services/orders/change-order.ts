import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { postTransaction } from '~backend/ledger/post-transaction'
import { IS_PAID_SQL } from '~backend/payments/paid-states'
import { recordReturn } from '~backend/payments/record-return'
import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { ApiError, invalidField, notFound } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import type { BodyOf } from '~contract/endpoints/endpoint'
import type { serviceEndpoints } from '~contract/endpoints/services'
import { VISIT_NOTICE_HOURS } from '~contract/services'
import { fromGeorgianTime } from '~contract/values/georgian-time'
import { setBookedTime } from '../public-registry/bookings'
import { parseSlot, toTimestamp } from '../public-registry/slot'
import { getServiceHooks } from './hooks-by-service'
import { notifyCustomer, type OrderNews } from './notify-customer'
import { readChosen } from './order-choices'
import { ORDER_NAMES_SQL, type OrderNames } from './order-names'
import { refundDaysOfOrder, UNUSED_OF_ORDER_SQL } from './refund-unused-days'

const NOTICE_SQL = `interval '${VISIT_NOTICE_HOURS} hours'`

/**
 * SQL condition: the order `o` of type `t`, paid by `p`, has not started, and its visit is not within a day.
 */
export const CHANGEABLE_SQL = `(o.state = 'paid' and t.days is null and ${IS_PAID_SQL} and p.returned < p.amount
  and o.handed_over_at is null and coalesce(o.scheduled_at > now() + ${NOTICE_SQL},
    (select b.starts_at > now() + ${NOTICE_SQL} from registry_bookings b where b.order_id = o.id),
    o.details ->> 'date' > to_char((now() + ${NOTICE_SQL}) at time zone 'Asia/Tbilisi', 'YYYY-MM-DD'), true))`

/** Services with a preferred day. */
export const MOVABLE_SERVICES: readonly string[] = ['3d-service', 'photographer-service']

type ChangedOrder = Row<'service_orders', 'id' | 'user_id'> &
  OrderNames & {
    service_key: Column<'services', 'key'>
    payment_id: Column<'payments', 'id'>
    amount: Column<'payments', 'amount'>
    is_changeable: boolean
    /** Value of the unused days, in tetri. */
    unused: number
  }

interface Change {
  orderId: number
  /** Default language of the message. */
  locale: Locale
}

/**
 * Cancels an order and returns the rest of its payment; for a running promotion, the value of its unused
 * days.
 * @param promised minimum amount in tetri that was shown to the customer
 * @throws ApiError 404, 409 once it has started, or 422 if less than promised would be returned
 */
export async function cancelOrder(
  pool: pg.Pool,
  userId: number,
  { orderId, promised = 0, locale }: Change & { promised?: number | undefined },
): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const found = await readOrder(transaction, userId, orderId)
    const returned =
      found.unused > 0
        ? await cancelPromotion(transaction, found)
        : await cancelChangeable(transaction, userId, orderId)
    if (returned < promised) throw invalidField('refund', 'is more than is left')
    await notifyCustomer(transaction, found, {
      news: { change: 'cancelled', returned },
      cause: `cancelled_order:${orderId}`,
      locale,
    })
  })
}

async function cancelChangeable(transaction: Db, userId: number, orderId: number): Promise<number> {
  const order = await lockOrder(transaction, userId, orderId)
  return cancelWithRefund(transaction, order, order.amount)
}

async function cancelPromotion(transaction: Db, { id }: ChangedOrder): Promise<number> {
  const returned = await refundDaysOfOrder(transaction, id)
  const { rowCount } = await transaction.query(
    "update service_orders set state = 'called_off' where id = $1 and state = 'paid'",
    [id],
  )
  if (!rowCount) throw new ApiError(409, 'The order is called off')
  return returned
}

/**
 * Cancels an order and returns an amount.
 * @returns the tetri returned to the balance, at most the rest of the payment
 */
export async function cancelWithRefund(
  transaction: Db,
  order: Pick<ChangedOrder, 'id' | 'user_id' | 'service_key' | 'payment_id'>,
  tetri: number,
): Promise<number> {
  const returned = await recordReturn(transaction, order.payment_id, tetri)
  if (returned > 0)
    await postTransaction(transaction, {
      key: `cancelled_order:${order.id}`,
      cause: 'order_return',
      paymentId: order.payment_id,
      from: { code: 'sales' },
      to: { userId: order.user_id },
      tetri: returned,
    })
  await transaction.query("update service_orders set state = 'called_off' where id = $1", [order.id])
  await getServiceHooks(order.service_key).onCancelled?.(transaction, order.id)
  return returned
}

/**
 * @throws ApiError 404, 409 once it has started or without a preferred day, or 422 if the time is not free
 */
export async function moveOrder(
  pool: pg.Pool,
  userId: number,
  { orderId, locale, ...to }: Change & BodyOf<typeof serviceEndpoints.move>,
): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const order = await lockOrder(transaction, userId, orderId)
    const news =
      order.service_key === 'public-registry-service'
        ? await moveVisit(transaction, orderId, to)
        : await movePreferredDay(transaction, order, to.date)
    // The same order may be moved to the same time again.
    if (news) await notifyCustomer(transaction, order, { news, cause: `moved_order:${randomUUID()}`, locale })
  })
}

/** @returns undefined if the day is unchanged */
async function movePreferredDay(
  transaction: Db,
  { id, service_key }: ChangedOrder,
  date: string,
): Promise<OrderNews | undefined> {
  if (!MOVABLE_SERVICES.includes(service_key)) throw new ApiError(409, 'The order has no day')
  const { rows } = await transaction.query<{ is_changed: boolean }>(
    `update service_orders o set details = o.details || jsonb_build_object('date', $2::text), scheduled_at = null
     from service_orders before where o.id = $1 and before.id = o.id
     returning before.scheduled_at is not null or before.details ->> 'date' is distinct from $2 as is_changed`,
    [id, date],
  )
  if (!rows[0]?.is_changed) return undefined
  return { change: 'preferred_day_moved', preferredDay: fromGeorgianTime(date, '12:00') }
}

/** @returns undefined if the time is unchanged */
async function moveVisit(
  transaction: Db,
  orderId: number,
  { date, time = '' }: BodyOf<typeof serviceEndpoints.move>,
): Promise<OrderNews | undefined> {
  const slot = parseSlot(date, time)
  if (!slot) throw invalidField('time', 'must be a time')
  const { visit } = await readChosen(transaction, orderId)
  // An operator will call to agree on a time.
  if (!visit?.startsAt) throw new ApiError(409, 'The order has no time')
  const visitAt = new Date(toTimestamp(slot))
  await setBookedTime(transaction, orderId, slot)
  await transaction.query('update service_orders set details = details || $2::jsonb where id = $1', [
    orderId,
    JSON.stringify(slot),
  ])
  if (visit.startsAt.getTime() === visitAt.getTime()) return undefined
  return { change: 'visit_moved', visitAt, place: visit.place, bookingNumber: visit.number }
}

/** @throws ApiError 404, or 409 once it has started */
async function lockOrder(transaction: Db, userId: number, orderId: number): Promise<ChangedOrder> {
  const order = await readOrder(transaction, userId, orderId, 'for update of o')
  if (!order.is_changeable) throw new ApiError(409, 'The order has begun')
  return order
}

/** @throws ApiError 404 */
async function readOrder(
  transaction: Db,
  userId: number,
  orderId: number,
  locking: 'for update of o' | '' = '',
): Promise<ChangedOrder> {
  const { rows } = await transaction.query<ChangedOrder>(
    `select o.id, o.user_id, ${ORDER_NAMES_SQL}, s.key as service_key, p.id as payment_id, p.amount, ${CHANGEABLE_SQL} as is_changeable,
       ${UNUSED_OF_ORDER_SQL} as unused
     from service_orders o
     join service_types t on t.id = o.service_type_id
     join services s on s.id = t.service_id
     join payments p on p.order_id = o.id
     where o.id = $1 and o.user_id = $2 and o.state <> 'new' and o.supplement_to is null ${locking}`,
    [orderId, userId],
  )
  const [order] = rows
  if (!order) throw notFound('Order')
  return order
}
