import { z } from 'zod'
import { searchRequestFields } from '../forms/search-requests'
import { card } from '../samples/statements'
import {
  ContactRequested,
  MatchingStatementPage,
  PricedSearchRequest,
  SearchRequestPage,
} from '../schemas/search-requests'
import { defineEndpoint } from './endpoint'
import { confirmationField, idempotencyKey, idList, paging, queryNumber } from './fields'

const requestFields = searchRequestFields.safeExtend({
  /** Confirmation of a number that differs from the account's. */
  phone_confirmation: confirmationField,
  idempotency_key: idempotencyKey,
})

/** Filter of search requests. Prices are in dollars; ranges match if they overlap. */
const filterQuery = z.object({
  deal_types: idList,
  real_estate_types: idList,
  cities: idList,
  price_from: queryNumber,
  price_to: queryNumber,
  area_from: queryNumber,
  area_to: queryNumber,
  ...paging(),
})

const READERS = ['broker', 'agent'] as const

const request = {
  id: 4,
  deal_type_id: 1,
  real_estate_type_id: 1,
  city_name: 'Tbilisi',
  district_name: 'Vake-Saburtalo',
  price_from: null,
  price_to: 120_000,
  currency_id: 2,
  area_from: 60,
  area_to: null,
  room_types: [2, 3],
  comment: '',
  created_at: '2026-11-22 12:30:00',
  offer: null,
  contact: null,
}

export const searchRequestEndpoints = {
  create: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'client-search',
    access: 'visitor',
    summary: 'Tells brokers what somebody looks for; repeats with a key count once',
    body: { encoding: 'form', fields: requestFields },
    answer: z.unknown(),
    samples: [],
  }),

  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'users/clients',
    access: { types: READERS },
    summary: 'Search requests, latest first, with the price of a number',
    query: filterQuery,
    answer: SearchRequestPage,
    samples: [
      {
        data: [
          request,
          { ...request, id: 3, offer: 'given', contact: { name: 'Nino', phone_number: '555123456' } },
        ],
        number_price: 5,
        total: 2,
        last_page: 1,
      },
    ],
    isSpecified: true,
  }),

  one: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'users/clients/{id}',
    access: { types: READERS },
    summary: 'Search request',
    answer: PricedSearchRequest,
    samples: [{ client: request, number_price: 5 }],
    mayBeMissing: true,
  }),

  matches: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'users/get-matchings',
    access: { types: READERS },
    summary: "Search requests that the user's statements match",
    query: filterQuery,
    answer: MatchingStatementPage,
    samples: [{ data: [{ client: request, statement: card }], number_price: 5, total: 1, last_page: 1 }],
    isSpecified: true,
  }),

  requestContact: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/clients/{id}/ask',
    access: { types: READERS, isConfirmed: true },
    summary: 'Asks for the number of an author, paid from the balance; repeats return the first request',
    answer: ContactRequested,
    samples: [{ offer: 'waiting' }],
  }),
}
