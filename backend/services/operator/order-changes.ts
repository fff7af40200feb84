import { postTransaction } from '~backend/ledger/post-transaction'
import { recordReturn } from '~backend/payments/record-return'
import type { Db } from '~backend/platform/db/pool'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { invalidField } from '~backend/platform/http/errors'
import { MAX_BOOST_DAYS_AHEAD } from '~contract/desk'
import { DAY_MS, fromGeorgianTime, isCalendarDate, toGeorgianDate } from '~contract/values/georgian-time'
import { parseUrl } from '~contract/values/url'
import { recordArea } from '../measuring/record-area'
import { cancelWithRefund } from '../orders/change-order'
import type { OrderNews } from '../orders/notify-customer'
import { readChosen } from '../orders/order-choices'
import { lockOrderPayments } from '../orders/order-payments'
import { setBookedTime } from '../public-registry/bookings'
import { parseSlot, toTimestamp } from '../public-registry/slot'
import type { OperatorOrderRow } from './operator-orders'

const WEB_PAGE = /^https:\/\/[^\s/]+\.[^\s/]+\S*$/

export async function takeOrder(
  transaction: Db,
  { id }: OperatorOrderRow,
  operatorId: number,
): Promise<OrderNews> {
  const { rows } = await transaction.query<{ operator: string }>(
    `with taken as (update service_orders set assigned_to = $2 where id = $1)
     select ${userNameSql('u')} as operator from users u where u.id = $2`,
    [id, operatorId],
  )
  return { change: 'taken', operator: rows[0]?.operator }
}

export async function releaseOrder(transaction: Db, { id }: OperatorOrderRow): Promise<undefined> {
  await transaction.query('update service_orders set assigned_to = null where id = $1', [id])
}

/** @throws ApiError 422 */
export async function scheduleVisit(
  transaction: Db,
  { id, service_key: service }: OperatorOrderRow,
  sent: { date: string; time: string },
): Promise<OrderNews> {
  const slot = parseSlot(sent.date, sent.time)
  const visitAt = slot && new Date(toTimestamp(slot))
  if (!visitAt) throw invalidField('time', 'must be a time of day, such as 14:30')
  if (visitAt < new Date()) throw invalidField('time', 'must be a time to come')
  if (service === 'public-registry-service') {
    await setBookedTime(transaction, id, slot)
    const { visit } = await readChosen(transaction, id)
    return { change: 'visit_set', visitAt, place: visit?.place, bookingNumber: visit?.number }
  }
  await transaction.query('update service_orders set scheduled_at = $2 where id = $1', [id, visitAt])
  return { change: service === 'measure-service' ? 'measuring_visit_set' : 'visit_set', visitAt }
}

export async function setMeasuredArea(
  transaction: Db,
  { id }: OperatorOrderRow,
  area: number,
): Promise<OrderNews> {
  const difference = await recordArea(transaction, id, area)
  return { change: 'measured', returned: difference < 0 ? -difference : undefined }
}

/**
 * Attaches a tour. The order is done once each of its statements has one.
 * @throws ApiError 422
 */
export async function attachTour(
  transaction: Db,
  { id, statements }: OperatorOrderRow,
  { statementId, url }: { statementId: number; url: string },
): Promise<OrderNews> {
  if (!WEB_PAGE.test(url) || !parseUrl(url)) throw invalidField('url', 'must be the address of a web page')
  if (!statements.some((statement) => statement.id === statementId))
    throw invalidField('statement', 'is of none of the order')
  await transaction.query('update statements set tour_url = $2 where id = $1', [statementId, url])
  await transaction.query(
    `update service_orders set handed_over_at = coalesce(handed_over_at, now()),
       state = case when $2 then 'done' else state end where id = $1`,
    [id, statements.every((statement) => statement.id === statementId || statement.tour_url !== null)],
  )
  return { change: 'tour' }
}

/**
 * Sets the days of the package from the first one on.
 * @throws ApiError 422
 */
export async function setBoostPeriod(
  transaction: Db,
  { id, days }: OperatorOrderRow,
  date: string,
): Promise<OrderNews> {
  const lastDay = toGeorgianDate(new Date(Date.now() + MAX_BOOST_DAYS_AHEAD * DAY_MS))
  if (!isCalendarDate(date) || date < toGeorgianDate(new Date()) || date > lastDay)
    throw invalidField('date', `must be a day within ${MAX_BOOST_DAYS_AHEAD} days from today on`)
  const from = fromGeorgianTime(date, '00:00')
  const until = new Date(from.getTime() + (days ?? 0) * DAY_MS)
  await transaction.query(
    `with promoted as (update service_order_statements set ends_at = $3 where order_id = $1)
     update service_orders set scheduled_at = $2, ends_at = $3, handed_over_at = now() where id = $1`,
    [id, from, until],
  )
  return { change: 'boost', period: { from, until } }
}

export async function finishOrder(
  transaction: Db,
  { id }: OperatorOrderRow,
  text: string,
): Promise<OrderNews> {
  await transaction.query("update service_orders set state = 'done', closing_note = $2 where id = $1", [
    id,
    text,
  ])
  return { change: 'done', text }
}

/**
 * Cancels an order.
 * @param tetri amount to be returned
 * @throws ApiError 422 for more than is left of the payment
 */
export async function cancelAtDesk(
  transaction: Db,
  order: OperatorOrderRow,
  { tetri, text }: { tetri: number; text: string },
): Promise<OrderNews> {
  if (tetri > order.amount - order.returned)
    throw invalidField('amount', 'is more than is left of the payment')
  const returned = await cancelWithRefund(transaction, order, tetri)
  await transaction.query(
    `with ended as (
       update service_order_statements set ends_at = least(ends_at, now()) where order_id = $1
     )
     update service_orders set closing_note = $2, ends_at = least(ends_at, now()) where id = $1`,
    [order.id, text],
  )
  return { change: 'called_off', returned, text }
}

/**
 * Returns a part of the payment, or all of it with the difference after a measurement, of a completed order.
 * The order stays completed.
 * @throws ApiError 422 for zero, and for more than is left of the payment
 */
export async function refundOrder(
  transaction: Db,
  { id, user_id: userId, amount, returned: before }: OperatorOrderRow,
  { tetri, text }: { tetri: number; text: string },
): Promise<OrderNews> {
  if (tetri === 0) throw invalidField('amount', 'is nothing')
  if (tetri > amount - before) throw invalidField('amount', 'is more than is left of the payment')
  let left = tetri
  for (const payment of await lockOrderPayments(transaction, id)) {
    const returned = await recordReturn(transaction, payment.id, left)
    if (returned === 0) continue
    await postTransaction(transaction, {
      // The key includes the amount returned before, which differs each time.
      key: `refunded_payment:${payment.id}:${payment.returned}`,
      cause: 'order_return',
      paymentId: payment.id,
      from: { code: 'sales' },
      to: { userId },
      tetri: returned,
    })
    left -= returned
  }
  if (left > 0) throw invalidField('amount', 'is more than is left of the payment')
  return { change: 'refunded', returned: tetri, text }
}
