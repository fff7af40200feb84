import { z } from 'zod'
import { id, optionalText, tetri, unread } from './primitives'
import { rowsOf } from './rows'

export const VisitPrice = z.object({ id, service_fee: tetri, vat: tetri, total: tetri })

/** `GET /public-registry`: purposes of a visit with the prices of each package, and the halls. */
export const PublicRegistry = z.object({
  services: rowsOf(
    z.object({
      id: unread(id),
      key: z.string(),
      display_name: z.string(),
      register_fee: tetri,
      packages: rowsOf(VisitPrice),
    }),
  ),
  branches: rowsOf(z.object({ id, city_name: z.string(), display_name: z.string(), address: optionalText })),
})

/** A date such as `2026-12-01` and a time such as `10:30`, both in Georgia. */
export const Slot = z.object({
  date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  time: z.string().regex(/^\d\d:\d\d$/),
})

/** `GET /public-registry/slots`: the days of a month with free slots, and the months open for booking. */
export const SlotMonth = z.object({
  month: z.string(),
  first_month: z.string(),
  last_month: z.string(),
  days: rowsOf(z.object({ date: Slot.shape.date, times: z.array(Slot.shape.time) })),
})

/** `GET /public-registry/slots/nearest` */
export const NearestSlots = rowsOf(Slot)
