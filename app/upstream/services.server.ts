import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { georgianTime, optionalText, tetri } from '~contract/schemas/primitives'
import { PRICE_UNITS } from '~contract/services'
import { type PaymentResult, paymentResultOf } from './payments.server'
import type { Call } from './upstream-client.server'

const Service = z
  .object({
    id: z.number().int(),
    key: z.string(),
    display_name: z.string(),
    description: optionalText,
    price_from: tetri.nullish(),
  })
  .transform(({ display_name, price_from, ...service }) => ({
    ...service,
    name: display_name,
    /** Price of the cheapest package, in tetri. */
    priceFrom: price_from ?? undefined,
  }))

export type Service = z.output<typeof Service>

export const serviceList: Call<Service[]> = {
  api: 'main',
  path: 'services',
  query: new URLSearchParams({ profile: '' }),
  answer: success(z.array(Service)),
}

const Package = z
  .object({
    id: z.number().int(),
    key: z.string(),
    display_name: z.string(),
    description: optionalText,
    price: tetri,
    unit: z.enum(PRICE_UNITS).catch('order'),
    least_price: tetri.nullish(),
    day: z.number().int().positive().nullish(),
    unit_price: tetri.nullish(),
  })
  .transform((wire) => ({
    id: wire.id,
    key: wire.key,
    name: wire.display_name,
    description: wire.description,
    /** Per unit, in tetri; the unit is the whole order, a statement or a square metre. */
    price: wire.price,
    unit: wire.unit,
    /** Minimum price of an order by the square metre, in tetri. */
    leastPrice: wire.least_price ?? undefined,
    days: wire.day ?? undefined,
    /** Price per day, in tetri. */
    dayPrice: wire.unit_price ?? undefined,
  }))

export type ServicePackage = z.output<typeof Package>

/** Packages in display order; 404 for an unknown service. */
export function servicePackages(key: string): Call<ServicePackage[]> {
  return {
    api: 'main',
    path: `services/types/${encodeURIComponent(key)}`,
    answer: success(z.array(Package)),
  }
}

export interface NewOrder {
  packageId: number
  statementIds: readonly number[]
  /** Further fields of the service, by their contract names. */
  fields: Readonly<Record<string, string>>
  /** Idempotency key, a uuid. */
  key: string
}

/**
 * Orders a service; nothing is owed until it is paid. 404 when a statement is not the user's own.
 * @param name the call's name in `init-{name}-order`
 * @returns the id of the payment
 */
export function createOrder(name: string, order: NewOrder): Call<PaymentResult<{ id: number }>> {
  const body = new FormData()
  body.append('package_id', String(order.packageId))
  body.append('idempotency_key', order.key)
  for (const id of order.statementIds) body.append('statements[]', String(id))
  for (const [field, value] of Object.entries(order.fields)) if (value) body.append(field, value)
  return {
    api: 'mainV3',
    method: 'POST',
    path: `payments/init-${name}-order`,
    body,
    ...paymentResultOf(z.object({ id: z.number().int() })),
  }
}

const optionalTime = georgianTime.nullish().transform((time) => time ?? undefined)

const Order = z
  .object({
    id: z.number().int(),
    service: z.object({ key: z.string(), display_name: z.string() }),
    package: z.object({ display_name: z.string() }),
    // Unknown states count as paid.
    state: z.enum(['active', 'paid', 'done', 'called_off']).catch('paid'),
    statements: z.array(z.number().int()).default([]),
    /** Place and time of the appointment; without a time an operator calls. */
    booking: z.object({ number: z.string(), place: z.string(), starts_at: georgianTime.nullish() }).nullish(),
    document: z.object({ name: z.string() }).nullish(),
    payment_id: z.number().int(),
    amount: tetri,
    created_at: georgianTime,
    paid_at: optionalTime,
    ends_at: optionalTime,
  })
  .transform((wire) => ({
    id: wire.id,
    serviceKey: wire.service.key,
    service: wire.service.display_name,
    package: wire.package.display_name,
    state: wire.state,
    statementIds: wire.statements,
    paymentId: wire.payment_id,
    amount: wire.amount,
    booking: wire.booking
      ? {
          number: wire.booking.number,
          place: wire.booking.place,
          startsAt: wire.booking.starts_at ?? undefined,
        }
      : undefined,
    hasDocument: Boolean(wire.document),
    createdAt: wire.created_at,
    paidAt: wire.paid_at,
    endsAt: wire.ends_at,
  }))

export type ServiceOrder = z.output<typeof Order>

export const serviceOrders: Call<ServiceOrder[]> = {
  api: 'main',
  path: 'services/orders',
  answer: success(z.array(Order)),
}

const ActivePackage = z
  .object({
    id: z.number().int(),
    display_name: z.string(),
    statement_id: z.number().int().nullish(),
    until: georgianTime,
    left_days: z.number().int(),
  })
  .transform((wire) => ({
    orderId: wire.id,
    name: wire.display_name,
    statementId: wire.statement_id ?? undefined,
    until: wire.until,
    daysLeft: wire.left_days,
  }))

export type ActivePackage = z.output<typeof ActivePackage>

export const activePackages: Call<ActivePackage[]> = {
  api: 'main',
  path: 'microservice-projects/me/active-packages',
  answer: success(z.array(ActivePackage)),
}
