import { z } from 'zod'
import { DOCUMENT_MEDIA_TYPES, ORDER_STATES, PRICE_UNITS } from '../services'
import { georgianTime, id, optionalText, optionalTime, tetri, unread } from './primitives'
import { rowsOf } from './rows'

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
export const Services = rowsOf(Service)

export const ServicePackage = z.object({
  id,
  key: z.string(),
  display_name: z.string(),
  description: optionalText,
  price: tetri,
  currency: unread(z.string()),
  unit: z.enum(PRICE_UNITS).catch('order'),
  least_price: tetri.nullish(),
  /** Kinds of property that it is for; null: all. */
  property_types: z.array(z.string()).nullish(),
  /** Of registering the result in the public register; null: not offered. */
  registration_price: tetri.nullish(),
  day: z.number().int().positive().nullish(),
  days: unread(z.array(z.object({ value: z.number() }))),
  /** Per day. */
  unit_price: tetri.nullish(),
})

/** `GET /services/types/{key}` */
export const ServicePackages = rowsOf(ServicePackage)

/** Place and time of an appointment; without a time an operator calls. */
export const Booking = z.object({
  number: z.string(),
  place: z.string(),
  /** The hall, whose free times the visit can be moved to. */
  branch_id: id.nullish(),
  starts_at: georgianTime.nullish(),
})

/** What the orderer has answered, by the name of the field; with names in place of ids and keys. */
export const OrderFact = z.object({ name: z.string(), value: z.string() })

export const ServiceOrder = z.object({
  id,
  service: z.object({ key: z.string(), display_name: z.string() }),
  package: z.object({ key: unread(z.string()), display_name: z.string() }),
  // Unknown states count as paid.
  state: z.enum(ORDER_STATES).catch('paid'),
  details: unread(z.record(z.string(), z.string())),
  facts: rowsOf(OrderFact).optional(),
  statements: z.array(id).default([]),
  /** The days of its promotion go on, but none of its statements is shown. */
  runs_unseen: z.boolean().nullish(),
  booking: Booking.nullish(),
  document: z.object({ name: z.string(), made_at: unread(z.string()) }).nullish(),
  /** Who carries it out, and when somebody comes or an advertisement begins. */
  operator: optionalText,
  scheduled_at: optionalTime,
  /** What the orderer was told at the end. */
  closing_note: optionalText,
  payment_id: id,
  /** What cancelling gives back to the balance; null: it has begun. */
  refund_if_cancelled: tetri.nullish(),
  /** Of an order without a statement. */
  place: z.string().nullish(),
  is_movable: z.boolean().nullish(),
  /** The day that was asked for, until a time is agreed on. */
  wished_day: z.string().nullish(),
  amount: tetri,
  /** What has gone back to the balance. */
  returned: tetri.nullish(),
  currency: unread(z.string()),
  created_at: georgianTime,
  /** Number of changes of the agreed time, and the moment of the last one. */
  reschedules: z.number().int().nonnegative().nullish(),
  rescheduled_at: optionalTime,
  paid_at: optionalTime,
  ends_at: optionalTime,
})

/** `GET /services/orders` */
export const ServiceOrders = rowsOf(ServiceOrder)

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
  /** Its days go on, but the statement is not shown. */
  runs_unseen: z.boolean().nullish(),
})

/** `GET /microservice-projects/me/active-packages` */
export const ActivePackages = rowsOf(ActivePackage)
