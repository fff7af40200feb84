import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { georgianTime, optionalText, tetri } from '~contract/schemas/primitives'
import { CONTACT_REQUEST_STATES } from '~contract/search-requests'
import { StatementCardSchema } from './statements.server'
import type { Call } from './upstream-client.server'

const optionalAmount = z
  .number()
  .nullish()
  .transform((amount) => amount ?? undefined)

const SearchRequest = z
  .object({
    id: z.number().int(),
    deal_type_id: z.number().int(),
    real_estate_type_id: z.number().int(),
    city_name: z.string(),
    district_name: optionalText,
    price_from: optionalAmount,
    price_to: optionalAmount,
    currency_id: z.number().int(),
    area_from: optionalAmount,
    area_to: optionalAmount,
    room_types: z.array(z.number().int()).default([]),
    comment: optionalText,
    created_at: georgianTime,
    offer: z.enum(CONTACT_REQUEST_STATES).nullish(),
    contact: z.object({ name: optionalText, phone_number: z.string() }).nullish(),
  })
  .transform((wire) => ({
    id: wire.id,
    dealId: wire.deal_type_id,
    typeId: wire.real_estate_type_id,
    city: wire.city_name,
    district: wire.district_name,
    price: { from: wire.price_from, to: wire.price_to },
    currency: wire.currency_id === 1 ? ('gel' as const) : ('usd' as const),
    area: { from: wire.area_from, to: wire.area_to },
    roomTypeIds: wire.room_types,
    comment: wire.comment,
    createdAt: wire.created_at,
    /** Result of the request for the number; undefined when it was not requested. */
    offer: wire.offer ?? undefined,
    contact: wire.contact ? { name: wire.contact.name, phone: wire.contact.phone_number } : undefined,
  }))

/** A search request; its author is known only once they have shared their number. */
export type SearchRequest = z.output<typeof SearchRequest>

const MatchingStatement = z.object({ client: SearchRequest, statement: StatementCardSchema })

export type MatchingStatement = z.output<typeof MatchingStatement>

function pagedResponse<Row extends z.ZodType>(row: Row) {
  const Page = z
    .object({
      data: z.array(row),
      number_price: tetri,
      total: z.number().int(),
      last_page: z.number().int(),
    })
    .transform(({ data, number_price, total, last_page }) => ({
      rows: data,
      numberPrice: number_price,
      total,
      lastPage: last_page,
    }))
  return success(Page)
}

const SearchRequestPage = pagedResponse(SearchRequest)
const MatchingStatementPage = pagedResponse(MatchingStatement)

/** A page of search requests, latest first, with the price of a number in tetri. */
export function searchRequestPage(query: URLSearchParams): Call<z.output<typeof SearchRequestPage>> {
  return { api: 'main', path: 'users/clients', query, answer: SearchRequestPage }
}

export function matchingStatementPage(query: URLSearchParams): Call<z.output<typeof MatchingStatementPage>> {
  return { api: 'main', path: 'users/get-matchings', query, answer: MatchingStatementPage }
}

const ContactRequestResult = z.union([
  z
    .object({ result: z.literal(false), message: z.literal('not_enough_balance') })
    .transform(() => 'not_enough_balance' as const),
  success(z.object({ offer: z.enum(CONTACT_REQUEST_STATES) })).transform(({ offer }) => offer),
])

/** Requests somebody's number, paid from the balance; repeats return the first request. */
export function requestContactNumber(searchRequestId: number): Call<z.output<typeof ContactRequestResult>> {
  return {
    api: 'main',
    method: 'POST',
    path: `users/clients/${searchRequestId}/ask`,
    answer: ContactRequestResult,
  }
}
