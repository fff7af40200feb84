import type { z } from 'zod'
import { orderEndpoints } from '~contract/endpoints/orders'
import { serviceEndpoints } from '~contract/endpoints/services'
import { PaymentCreated } from '~contract/schemas/payments'
import type * as wire from '~contract/schemas/services'
import type { ServiceKey } from '~contract/services'
import { toLari } from '~contract/values/money'
import { createRequest, defineAction, defineCall } from './endpoint-call.server'
import { type PaymentResult, paymentResultOf } from './payments.server'
import type { ActionResult } from './refusals'
import type { Call } from './upstream-client.server'

const toService = (row: z.output<typeof wire.Service>) => ({
  id: row.id,
  key: row.key,
  name: row.display_name,
  description: row.description,
  /** Price of the cheapest package, in tetri. */
  priceFrom: row.price_from ?? undefined,
})

export type Service = ReturnType<typeof toService>

const callServices = defineCall(serviceEndpoints.list, (rows) => rows.map(toService))

export const serviceList: Call<Service[]> = callServices({ query: {} })

/** Lists the services for a user's account. */
export const profileServiceList: Call<Service[]> = callServices({ query: { profile: '' } })

const toPackage = (row: z.output<typeof wire.ServicePackage>) => ({
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
  vipTier: row.vip_tier ?? undefined,
  days: row.day ?? undefined,
  /** Price per day, in tetri. */
  dayPrice: row.unit_price ?? undefined,
})

export type ServicePackage = ReturnType<typeof toPackage>

const callPackages = defineCall(serviceEndpoints.packages, (rows) => rows.map(toPackage))

/** Requests packages in display order; 404 for an unknown service. */
export function servicePackages(key: ServiceKey): Call<ServicePackage[]> {
  return callPackages({ params: { key } })
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
  const fields = Object.entries(order.fields).filter(([, value]) => value)
  const body = { package_id: order.packageId, statements: order.statementIds, ...Object.fromEntries(fields) }
  return {
    ...createRequest(orderEndpoints[service], { body }),
    idempotencyKey: order.key,
    ...paymentResultOf(PaymentCreated),
  }
}

const toOrder = (row: z.output<typeof wire.ServiceOrder>) => ({
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
})

export type ServiceOrder = ReturnType<typeof toOrder>

export const serviceOrders: Call<ServiceOrder[]> = defineCall(serviceEndpoints.orders, (rows) =>
  rows.map(toOrder),
)({})

const callOrder = defineCall(serviceEndpoints.order, toOrder)
const callCancel = defineAction(serviceEndpoints.cancel)
const callMove = defineAction(serviceEndpoints.move)

/** Requests an order; 404 for another user's. */
export function serviceOrder(id: number): Call<ServiceOrder> {
  return callOrder({ params: { id } })
}

/**
 * Cancels an order; 409 once it has begun.
 * @param refund amount in tetri shown to the customer; refused if less would be refunded
 */
export function cancelOrder(id: number, refund: number): Call<ActionResult> {
  return callCancel({ params: { id }, body: { refund: toLari(refund) } })
}

/**
 * Reschedules an order; 409 once it has begun.
 * @param moment `2026-12-01`, and for a visit `10:30`
 */
export function moveOrder(
  id: number,
  moment: { date: string; time?: string | undefined },
): Call<ActionResult> {
  return callMove({ params: { id }, body: moment })
}

const toActivePackage = (row: z.output<typeof wire.ActivePackage>) => ({
  orderId: row.id,
  name: row.display_name,
  statementId: row.statement_id ?? undefined,
  until: row.until,
  daysLeft: row.left_days,
  runsUnseen: row.runs_unseen ?? false,
})

export type ActivePackage = ReturnType<typeof toActivePackage>

export const activePackages: Call<ActivePackage[]> = defineCall(serviceEndpoints.activePackages, (rows) =>
  rows.map(toActivePackage),
)({})
