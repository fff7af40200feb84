import { z } from 'zod'
import { id, tetri, unread } from './primitives'
import { rowsOf } from './rows'

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
