import { z } from 'zod'
import { DOCUMENT_MEDIA_TYPES, ORDER_STATES, PRICE_UNITS } from '../services'
import { georgianTime, id, optionalText, optionalTime, tetri, unread } from './primitives'

export const Service = z.object({
  id,
  key: z.string(),
  display_name: z.string(),
  description: optionalText,
  url: unread(z.string()),
  /** Of the cheapest package. */
  price_from: tetri.nullish(),
  currency: unread(z.string()),
})

/** `GET /services` */
export const Services = z.array(Service)

export const ServicePackage = z.object({
  id,
  key: z.string(),
  display_name: z.string(),
  description: optionalText,
  price: tetri,
  currency: unread(z.string()),
  unit: z.enum(PRICE_UNITS).catch('order'),
  least_price: tetri.nullish(),
  day: z.number().int().positive().nullish(),
  days: unread(z.array(z.object({ value: z.number() }))),
  /** Per day. */
  unit_price: tetri.nullish(),
})

/** `GET /services/types/{key}` */
export const ServicePackages = z.array(ServicePackage)

/** Place and time of an appointment; without a time an operator calls. */
export const Booking = z.object({ number: z.string(), place: z.string(), starts_at: georgianTime.nullish() })

export const ServiceOrder = z.object({
  id,
  service: z.object({ key: z.string(), display_name: z.string() }),
  package: z.object({ key: unread(z.string()), display_name: z.string() }),
  // Unknown states count as paid.
  state: z.enum(ORDER_STATES).catch('paid'),
  details: unread(z.record(z.string(), z.string())),
  statements: z.array(id).default([]),
  booking: Booking.nullish(),
  document: z.object({ name: z.string(), made_at: unread(z.string()) }).nullish(),
  payment_id: id,
  amount: tetri,
  currency: unread(z.string()),
  created_at: georgianTime,
  paid_at: optionalTime,
  ends_at: optionalTime,
})

/** `GET /services/orders` */
export const ServiceOrders = z.array(ServiceOrder)

/** `GET /services/orders/{id}/document` */
export const OrderDocument = z.object({
  name: z.string(),
  media_type: z.enum(DOCUMENT_MEDIA_TYPES),
  content: z.base64(),
})

export const ActivePackage = z.object({
  id,
  package_id: unread(z.string()),
  display_name: z.string(),
  statement_id: id.nullish(),
  until: georgianTime,
  left_days: z.number().int(),
})

/** `GET /microservice-projects/me/active-packages` */
export const ActivePackages = z.array(ActivePackage)
