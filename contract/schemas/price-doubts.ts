import { z } from 'zod'
import { PRICE_DOUBTS } from '../price-doubts'

const price = z.number().positive()
const currencyId = z.union([z.literal(1), z.literal(2)])

/** A price that is published only once its owner has confirmed it. */
export const PriceDoubt = z.object({
  reason: z.enum(PRICE_DOUBTS),
  price,
  currency_id: currencyId,
  /** The former price, or what similar properties are offered for, with equal bounds where it is one number. */
  expected: z.object({ low: price, high: price, currency_id: currencyId }).nullish(),
  /** The price that was probably meant: ten, a hundred or a thousand times this one, or the same in the other currency. */
  meant: z.object({ price, currency_id: currencyId }).nullish(),
})

/** `POST /microservice/users/statements/{id}/price`; `confirmed_price` names the price that a doubt was answered for. */
export const PriceChange = z.union([
  z.object({ state: z.enum(['changed', 'in_review', 'being_edited']) }),
  z.object({ state: z.literal('doubted'), doubt: PriceDoubt }),
])

/** `GET /microservice/users/statement-drafts/{id}/price-doubt`, of the saved price or that of the query. */
export const DraftPriceDoubt = z.object({ doubt: PriceDoubt.nullish() })
