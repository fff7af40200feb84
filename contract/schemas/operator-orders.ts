import { z } from 'zod'
import { ORDER_ACTS, ORDER_PROGRESS, PAST_ORDER_ACTS } from '../desk'
import { SERVICE_KEYS } from '../services'
import { PHOTO_REFUSALS } from '../statement-photos'
import { countedPageOf } from './envelope'
import { actsOf, OperatorApproval } from './operator-acts'
import { georgianTime, id, tetri } from './primitives'
import { rowsOf } from './rows'
import { OrderFact } from './services'

export const OperatorOrder = z.object({
  id,
  service: z.object({ key: z.enum(SERVICE_KEYS), display_name: z.string() }),
  package: z.string(),
  progress: z.enum(ORDER_PROGRESS),
  orderer: z.string(),
  place: z.string(),
  paid_at: georgianTime,
  scheduled_at: georgianTime.nullable(),
  ends_at: georgianTime.nullable(),
  /** Operator in charge. */
  assignee: z.string().nullable(),
})

/** `POST /operator/orders/{id}/photos?statement={id}` */
export const GalleryPhoto = z.union([
  z.object({ path: z.string() }),
  z.object({ refusal: z.enum(PHOTO_REFUSALS) }),
])

const Counts = z.record(z.string(), z.number().int())

/** `GET /operator/orders`, longest waiting first. Counts by service cover the selected list. */
export const OperatorOrderPage = countedPageOf(OperatorOrder).extend({
  count_by_list: Counts,
  count_by_service: Counts,
})

/** `GET /operator/orders/{id}`, with the phone, the email and the personal number masked. */
export const OperatorOrderDetails = OperatorOrder.extend({
  phone_number: z.string(),
  email: z.string(),
  is_assigned_to_me: z.boolean(),
  allowed_acts: rowsOf(z.enum(ORDER_ACTS)),
  /** Duration of a service that lasts for days. */
  days: z.number().int().nullable(),
  amount: tetri,
  /** Amount returned to the balance. */
  returned: tetri,
  statements: rowsOf(z.object({ id, tour_url: z.string().nullable() })),
  /** Statements of the customer that photos of a photo order can be added to. */
  galleries: rowsOf(z.object({ id, address: z.string(), photos: z.number().int() })),
  document: z.object({ name: z.string(), made_at: georgianTime }).nullable(),
  /** URL of the logo for the photos. Empty: the profile has none; null: photos without a logo. */
  logo: z.string().nullish(),
  /** Areas in m². A negative difference in price was returned to the balance. */
  measurement: z
    .object({ ordered: z.number(), measured: z.number().nullable(), difference: tetri.nullable() })
    .nullable(),
  closing_note: z.string(),
  /** Number of a visit to a public service hall. */
  booking_number: z.string().nullish(),
  facts: rowsOf(OrderFact),
  /** Refund that waits for a second operator. */
  approval: OperatorApproval.nullish(),
  acts: actsOf(z.enum(PAST_ORDER_ACTS)),
})
