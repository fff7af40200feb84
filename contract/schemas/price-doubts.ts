import { z } from 'zod'
import { PRICE_DOUBTS } from '../price-doubts'

const price = z.number().positive()
const currencyId = z.union([z.literal(1), z.literal(2)])

/** A price that is published only once its owner has confirmed it. */
export const PriceDoubt = z.object({
  reason: z.enum(PRICE_DOUBTS),
  price,
  currency_id: currencyId,
  /** Range of the former price or of similar properties. Equal bounds stand for a single price. */
  expected: z.object({ low: price, high: price, currency_id: currencyId }).nullish(),
  /** Probably intended price: 10, 100 or 1,000 times this one, or the same in the other currency. */
  meant: z.object({ price, currency_id: currencyId }).nullish(),
})

/** `POST /microservice/users/statements/{id}/price`; `confirmed_price` confirms a doubtful price. */
export const PriceChange = z.union([
  z.object({ state: z.enum(['changed', 'in_review', 'being_edited']) }),
  z.object({ state: z.literal('doubted'), doubt: PriceDoubt }),
])

/** `GET /microservice/users/statement-drafts/{id}/price-doubt`, for the saved price or the query's. */
export const DraftPriceDoubt = z.object({ doubt: PriceDoubt.nullish() })
