import { z } from 'zod'
import { DEAL_IDS_BY_REAL_ESTATE } from '../deal-types'
import { card } from '../samples/statements'
import {
  ContactRequested,
  MatchingStatementPage,
  PricedSearchRequest,
  SearchRequestPage,
} from '../schemas/search-requests'
import { MAX_SEARCH_REQUEST_AMOUNT } from '../search-requests'
import { isId } from '../values/ids'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '../values/text-lengths'
import { readArea } from '../values/typed-measure'
import { parsePrice } from '../values/typed-price'
import { defineEndpoint } from './endpoint'
import {
  confirmationField,
  idempotencyKey,
  idField,
  idList,
  mobileNumber,
  optionalText,
  paging,
  queryNumber,
  REQUIRED,
  requiredText,
} from './fields'

const knownId = (known: readonly number[]) =>
  z.coerce.number(REQUIRED).refine((value) => known.includes(value), 'is not one that there is')

const REAL_ESTATE_TYPE_IDS = Object.keys(DEAL_IDS_BY_REAL_ESTATE).map(Number)
const DEAL_TYPE_IDS = Object.values(DEAL_IDS_BY_REAL_ESTATE).flat()

const isRequested = (amount: number) => amount >= 1 && amount <= MAX_SEARCH_REQUEST_AMOUNT

/** Optional price in whole units; empty for any. */
const optionalPrice = z
  .string()
  .default('')
  .transform((text, context) => {
    const price = parsePrice(text)
    if ('error' in price && price.error === 'empty') return undefined
    if ('amount' in price && !price.isPerSquareMetre && isRequested(price.amount)) return price
    context.addIssue(
      'error' in price && price.error === 'currency' ? 'must be in lari or dollars' : 'must be a price',
    )
    return z.NEVER
  })

const optionalArea = z
  .string()
  .default('')
  .transform((text, context) => {
    const area = readArea(text)
    if ('error' in area && area.error === 'empty') return null
    if ('squareMetres' in area && isRequested(area.squareMetres)) return Math.round(area.squareMetres)
    context.addIssue('must be an area in square metres')
    return z.NEVER
  })

const requestFields = z
  .object({
    name: requiredText(MAX_LINE_LENGTH),
    phone_number: mobileNumber,
    /** Confirmation of a number that differs from the account's. */
    phone_confirmation: confirmationField,
    deal_type: knownId(DEAL_TYPE_IDS),
    real_estate_type: knownId(REAL_ESTATE_TYPE_IDS),
    city: z.coerce.number(REQUIRED).refine(isId, 'must be an id'),
    district: z.preprocess((value) => value || undefined, idField.optional()),
    price_from: optionalPrice,
    price_to: optionalPrice,
    /** Currency of prices that name none. */
    currency: z.enum(['1', '2'], 'must be 1 or 2').default('2').transform(Number),
    area_from: optionalArea,
    area_to: optionalArea,
    room_types: idList,
    comment: optionalText(MAX_COMMENT_LENGTH),
    idempotency_key: idempotencyKey,
  })
  .superRefine(({ price_from, price_to, area_from, area_to }, context) => {
    const check = (field: string, from: number | null, to: number | null) => {
      if (from !== null && to !== null && from > to)
        context.addIssue({ code: 'custom', path: [field], message: 'must not be less than where it begins' })
    }
    check('price_to', price_from?.amount ?? null, price_to?.amount ?? null)
    check('area_to', area_from, area_to)
    const [first, last] = [price_from?.currency, price_to?.currency]
    if (first && last && first !== last)
      context.addIssue({
        code: 'custom',
        path: ['price_to'],
        message: 'must be in the currency of the other price',
      })
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
