import { z } from 'zod'
import { countedPageOf } from './envelope'
import { georgianTime, id, optionalText, tetri } from './primitives'
import { StatementCard } from './statements'

/** Maximum price or area of a search request, in whole units. */
export const MAX_SEARCH_REQUEST_AMOUNT = 200_000_000

const CONTACT_REQUEST_STATES = ['waiting', 'given', 'declined'] as const

export type ContactRequestState = (typeof CONTACT_REQUEST_STATES)[number]

const optionalAmount = z
  .number()
  .nullish()
  .transform((amount) => amount ?? undefined)

/** Home that a search request describes. */
export const SoughtHome = z.object({
  id,
  deal_type_id: id,
  real_estate_type_id: id,
  city_name: z.string(),
  district_name: optionalText,
  price_from: optionalAmount,
  price_to: optionalAmount,
  currency_id: id,
  area_from: optionalAmount,
  area_to: optionalAmount,
  room_types: z.array(id).default([]),
})

/** The author's name is hidden until they share their number. */
export const SearchRequest = SoughtHome.extend({
  comment: optionalText,
  created_at: georgianTime,
  offer: z.enum(CONTACT_REQUEST_STATES).nullish(),
  contact: z.object({ name: optionalText, phone_number: z.string() }).nullish(),
})

function pricedPageOf<Row extends z.ZodType>(row: Row) {
  return countedPageOf(row).extend({ number_price: tetri })
}

/** `GET /users/clients` */
export const SearchRequestPage = pricedPageOf(SearchRequest)

/** `GET /users/clients/{id}` */
export const PricedSearchRequest = z.object({ client: SearchRequest, number_price: tetri })

/** `GET /users/get-matchings` */
export const MatchingStatementPage = pricedPageOf(
  z.object({ client: SearchRequest, statement: StatementCard }),
)

/** `POST /users/clients/{id}/ask` */
export const ContactRequested = z.object({ offer: z.enum(CONTACT_REQUEST_STATES) })

/** Answer with status 200 to a request that exceeds the balance. */
export const ContactRequestDeclined = z.object({
  result: z.literal(false),
  message: z.literal('not_enough_balance'),
})
