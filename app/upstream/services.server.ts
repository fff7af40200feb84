import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { PaymentCreated } from '~contract/schemas/payments'
import { rowsOf } from '~contract/schemas/rows'
import * as wire from '~contract/schemas/services'
import { getOrderCall, type ServiceKey } from '~contract/services'
import { toLari } from '~contract/values/money'
import { type PaymentResult, paymentResultOf } from './payments.server'
import { type ActionResult, actionResultOf } from './refusals'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

const Service = wire.Service.transform((row) => ({
  id: row.id,
  key: row.key,
  name: row.display_name,
  description: row.description,
  /** Price of the cheapest package, in tetri. */
  priceFrom: row.price_from ?? undefined,
}))

export type Service = z.output<typeof Service>

export const serviceList: Call<Service[]> = {
  api: 'main',
  path: 'services',
  answer: success(rowsOf(Service)),
}

/** Lists the services for a user's account. */
export const profileServiceList: Call<Service[]> = {
  ...serviceList,
  query: new URLSearchParams({ profile: '' }),
}

const Package = wire.ServicePackage.transform((row) => ({
  id: row.id,
  key: row.key,
  name: row.display_name,
  description: row.description,
  /** Price per unit, in tetri; the unit is the whole order, a statement or a square metre. */
  price: row.price,
  unit: row.unit,
  /** Minimum price of an order by the square metre, in tetri. */
  minPrice: row.least_price ?? undefined,
  /** Property types that it is for. Default: all. */
  propertyTypes: row.property_types ?? undefined,
  /** Price of registering the result in the public register, in tetri. */
  registrationPrice: row.registration_price ?? undefined,
  days: row.day ?? undefined,
  /** Price per day, in tetri. */
  dayPrice: row.unit_price ?? undefined,
}))

export type ServicePackage = z.output<typeof Package>

/** Requests packages in display order; 404 for an unknown service. */
export function servicePackages(key: ServiceKey): Call<ServicePackage[]> {
  return {
    api: 'main',
    path: `services/types/${key}`,
    mayBeMissing: true,
    answer: success(rowsOf(Package)),
  }
}

export interface NewOrder {
  packageId: number
  statementIds: readonly number[]
  /** Further fields of the service, by their contract names. */
  fields: Readonly<Record<string, string>>
  /** Idempotency key, a UUID. */
  key: string
}

/** Returns the payment's id; nothing is owed until it is paid. 404 if a statement is not the user's own. */
export function createOrder(service: ServiceKey, order: NewOrder): Call<PaymentResult<{ id: number }>> {
  const body = new FormData()
  body.append('package_id', String(order.packageId))
  for (const id of order.statementIds) body.append('statements[]', String(id))
  for (const [field, value] of Object.entries(order.fields)) if (value) body.append(field, value)
  return {
    api: 'mainV3',
    method: 'POST',
    path: `payments/init-${getOrderCall(service)}-order`,
    body,
    idempotencyKey: order.key,
    ...paymentResultOf(PaymentCreated),
  }
}

const Order = wire.ServiceOrder.transform((row) => ({
  id: row.id,
  serviceKey: row.service.key,
  service: row.service.display_name,
  package: row.package.display_name,
  state: row.state,
  facts: row.facts ?? [],
  statementIds: row.statements,
  runsUnseen: row.runs_unseen ?? false,
  paymentId: row.payment_id,
  /** Refund on cancellation in tetri; undefined once the order has begun. */
  refundIfCancelled: row.refund_if_cancelled ?? undefined,
  place: row.place ?? undefined,
  isMovable: row.is_movable ?? false,
  wishedDay: row.wished_day ?? undefined,
  amount: row.amount,
  /** Amount returned to the balance, in tetri. */
  returned: row.returned ?? 0,
  operator: row.operator,
  /** Time of a visit, or the start of an advertisement. */
  scheduledAt: row.scheduled_at,
  closingNote: row.closing_note,
  booking: row.booking
    ? {
        number: row.booking.number,
        place: row.booking.place,
        branchId: row.booking.branch_id ?? undefined,
        startsAt: row.booking.starts_at ?? undefined,
      }
    : undefined,
  hasDocument: Boolean(row.document),
  createdAt: row.created_at,
  /** Number of reschedulings, and the time of the last one. */
  reschedules: row.reschedules ?? 0,
  rescheduledAt: row.rescheduled_at,
  paidAt: row.paid_at,
  endsAt: row.ends_at,
}))

export type ServiceOrder = z.output<typeof Order>

export const serviceOrders: Call<ServiceOrder[]> = {
  api: 'main',
  path: 'services/orders',
  answer: success(rowsOf(Order)),
}

/** Requests an order; 404 for another user's. */
export function serviceOrder(id: number): Call<ServiceOrder> {
  return { api: 'main', path: `services/orders/${id}`, mayBeMissing: true, answer: success(Order) }
}

/**
 * Cancels an order; 409 once it has begun.
 * @param refund amount in tetri shown to the customer; refused if less would be refunded
 */
export function cancelOrder(id: number, refund: number): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    path: `services/orders/${id}/cancel`,
    body: toFormData({ refund: toLari(refund) }),
    ...actionResultOf(success(z.unknown())),
  }
}

/**
 * Reschedules an order; 409 once it has begun.
 * @param moment `2026-12-01`, and for a visit `10:30`
 */
export function moveOrder(
  id: number,
  moment: { date: string; time?: string | undefined },
): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    path: `services/orders/${id}/move`,
    body: toFormData(moment),
    ...actionResultOf(success(z.unknown())),
  }
}

const ActivePackage = wire.ActivePackage.transform((row) => ({
  orderId: row.id,
  name: row.display_name,
  statementId: row.statement_id ?? undefined,
  until: row.until,
  daysLeft: row.left_days,
  runsUnseen: row.runs_unseen ?? false,
}))

export type ActivePackage = z.output<typeof ActivePackage>

export const activePackages: Call<ActivePackage[]> = {
  api: 'projects',
  path: 'microservice-projects/me/active-packages',
  answer: success(rowsOf(ActivePackage)),
}
