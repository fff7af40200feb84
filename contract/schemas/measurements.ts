import { z } from 'zod'
import { MEASUREMENT_STATES } from '../services'
import { georgianTime, id, tetri, unread } from './primitives'
import { rowsOf } from './rows'

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
