import { z } from 'zod'
import { CURRENCY_IDS } from '~contract/currencies'
import { searchRequestEndpoints } from '~contract/endpoints/search-requests'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/search-requests'
import { createRequest, defineCall } from './endpoint-call.server'
import { toStatementCard } from './statements.server'
import type { Call } from './upstream-client.server'

export function toSoughtHome(row: z.output<typeof wire.SoughtHome>) {
  return {
    id: row.id,
    dealId: row.deal_type_id,
    typeId: row.real_estate_type_id,
    city: row.city_name,
    district: row.district_name,
    price: { from: row.price_from, to: row.price_to },
    currency: row.currency_id === CURRENCY_IDS.gel ? ('gel' as const) : ('usd' as const),
    area: { from: row.area_from, to: row.area_to },
    roomTypeIds: row.room_types,
  }
}

/** Home that a search request describes. */
export type SoughtHome = ReturnType<typeof toSoughtHome>

function toSearchRequest(row: z.output<typeof wire.SearchRequest>) {
  return {
    ...toSoughtHome(row),
    comment: row.comment,
    createdAt: row.created_at,
    /** Result of the request for the number; undefined if it was not requested. */
    offer: row.offer ?? undefined,
    contact: row.contact ? { name: row.contact.name, phone: row.contact.phone_number } : undefined,
  }
}

/** Search request; its author is known only after sharing their number. */
export type SearchRequest = ReturnType<typeof toSearchRequest>

function toPricedPage(page: Omit<z.output<typeof wire.SearchRequestPage>, 'data'>) {
  return { numberPrice: page.number_price, total: page.total, lastPage: page.last_page }
}

const callSearchRequests = defineCall(searchRequestEndpoints.list, ({ data, ...page }) => ({
  rows: data.map(toSearchRequest),
  ...toPricedPage(page),
}))

const callMatches = defineCall(searchRequestEndpoints.matches, ({ data, ...page }) => ({
  rows: data.map(({ client, statement }) => ({
    client: toSearchRequest(client),
    statement: toStatementCard(statement),
  })),
  ...toPricedPage(page),
}))

/** Requests a page of search requests, latest first, with the price of a number in tetri. */
export function searchRequestPage(query: URLSearchParams): ReturnType<typeof callSearchRequests> {
  return callSearchRequests({ query })
}

const callSearchRequest = defineCall(searchRequestEndpoints.one, ({ client, number_price }) => ({
  client: toSearchRequest(client),
  numberPrice: number_price,
}))

/** A search request with the price of its author's number in tetri. */
export function searchRequestById(id: number): ReturnType<typeof callSearchRequest> {
  return callSearchRequest({ params: { id } })
}

export function matchingStatementPage(query: URLSearchParams): ReturnType<typeof callMatches> {
  return callMatches({ query })
}

const ContactRequestResult = z.union([
  wire.ContactRequestDeclined.transform(({ message }) => message),
  success(wire.ContactRequested).transform(({ offer }) => offer),
])

/** Requests a contact's number, paid from the balance; repeats return the first request. */
export function requestContactNumber(searchRequestId: number): Call<z.output<typeof ContactRequestResult>> {
  return {
    ...createRequest(searchRequestEndpoints.requestContact, { params: { id: searchRequestId } }),
    answer: ContactRequestResult,
  }
}
