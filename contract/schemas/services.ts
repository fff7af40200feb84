import { z } from 'zod'
import { DOCUMENT_MEDIA_TYPES, MEASUREMENT_STATES, ORDER_STATES, PRICE_UNITS } from '../services'
import { georgianTime, id, optionalText, optionalTime, tetri, unread } from './primitives'
import { rowsOf } from './rows'

export const Service = z.object({
  id,
  key: z.string(),
  display_name: z.string(),
  description: optionalText,
  url: unread(z.string()),
  /** Price of the cheapest package. */
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
  /** Supported kinds of property; null: all. */
  property_types: z.array(z.string()).nullish(),
  /** Price of registering the result in the public register; null: not offered. */
  registration_price: tetri.nullish(),
  day: z.number().int().positive().nullish(),
  days: unread(z.array(z.object({ value: z.number() }))),
  /** Tier of a promotion; null: no promotion. */
  vip_tier: z.number().int().nullish(),
  /** Price per day. */
  unit_price: tetri.nullish(),
})

/** `GET /services/types/{key}` */
export const ServicePackages = rowsOf(ServicePackage)

/** Place and time of an appointment. If the time is missing, an operator calls the customer. */
export const Booking = z.object({
  number: z.string(),
  place: z.string(),
  /** Id of the hall. The visit can be moved to any of its free times. */
  branch_id: id.nullish(),
  starts_at: georgianTime.nullish(),
})

/** Answer in the order form, with display names instead of ids and keys. */
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
  /** True if the promotion keeps running although all its statements are hidden. */
  runs_unseen: z.boolean().nullish(),
  booking: Booking.nullish(),
  document: z.object({ name: z.string(), made_at: unread(z.string()) }).nullish(),
  /** Operator in charge. */
  operator: optionalText,
  scheduled_at: optionalTime,
  /** Operator's final note to the customer. */
  closing_note: optionalText,
  payment_id: id,
  /** Refund to the balance on cancelling; null once work has begun. */
  refund_if_cancelled: tetri.nullish(),
  /** Place of an order without a statement. */
  place: z.string().nullish(),
  is_movable: z.boolean().nullish(),
  /** Requested day, until a time is agreed on. */
  wished_day: z.string().nullish(),
  amount: tetri,
  /** Amount returned to the balance. */
  returned: tetri.nullish(),
  currency: unread(z.string()),
  created_at: georgianTime,
  /** Number of changes of the agreed time, and time of the last change. */
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
  /** True if the package keeps running although its statement is hidden. */
  runs_unseen: z.boolean().nullish(),
})

/** `GET /microservice-projects/me/active-packages` */
export const ActivePackages = rowsOf(ActivePackage)

export const Measurement = z.object({
  order_id: id,
  address: z.string(),
  /** Area in m². */
  ordered_area: z.number(),
  measured_area: z.number().nullish(),
  /** Extra cost over the payment; negative amounts were returned to the balance. */
  difference: tetri.nullish(),
  currency: unread(z.string()),
  // Unknown states count as ordered.
  state: z.enum(MEASUREMENT_STATES).catch('ordered'),
  visit_at: georgianTime.nullish(),
  has_drawing: z.boolean().default(false),
  created_at: unread(z.string()),
})

/** `GET /measure` */
export const Measurements = rowsOf(Measurement)

export const Rater = z.object({
  id,
  name: z.string(),
  company: z.string(),
  certificate: z.string(),
  /** Lowest price of an appraisal by this rater. */
  price: tetri,
  currency: unread(z.string()),
})

/** `GET /raters` */
export const Raters = rowsOf(Rater)

/** `POST /api/rate-requests/create` */
export const AppraisalRequestCreated = z.object({ id: z.string() })

/** `POST /api/rate-requests/choose-rate-type/{id}` */
export const AppraisalPackageChosen = z.object({ id: z.string(), price: tetri, currency: z.string() })
