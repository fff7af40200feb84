import { expect, test } from 'vitest'
import { PANEL_CODES } from '~/features/balance/top-up/urls'
import { emptyDraft } from '~/features/estimate/draft'
import { TABS } from '~/features/estimate/urls'
import { TERM_PRESETS } from '~/features/loan/bank-terms'
import { DEFAULT_PIN, DEFAULT_VIEW } from '~/features/map'
import { PAGE_SIZE, sortOrders } from '~/features/search-filters'
import { USER_TYPES } from '~backend/dictionaries/user-types'
import { ACCOUNT_TYPES } from '~contract/accounts'
import { CURRENCY_IDS } from '~contract/currencies'
import { YEAR_RANGES } from '~contract/estimate'
import { MAX_PROPERTY_PRICE } from '~contract/loans'
import { NOTIFICATION_KIND } from '~contract/notifications'
import { PROVIDER_METHODS } from '~contract/payments'
import {
  LAND_TYPE_ID,
  NEGOTIABLE_PRICE_TYPE_ID,
  PARAMETER_KINDS,
  PRICE_FROM_TYPE_ID,
  SALE_DEAL_ID,
} from '~contract/statements'

// Specification 1.1.29, 1.3.11
test('account types have the numbers of the specification', () => {
  const types = ['physical', 'agent', 'broker', 'developer', 'designer']
  expect(USER_TYPES.map(({ id, key }) => [id, key])).toEqual(types.map((type, place) => [place + 1, type]))
  expect(ACCOUNT_TYPES).toEqual(types)
})

// Specification 1.3.26
test('kinds of notifications have the numbers of the specification', () => {
  expect(NOTIFICATION_KIND).toEqual({
    general: 1,
    broker_request: 2,
    check_clients: 3,
    client_numbers: 4,
    declined: 5,
    expired: 6,
    message: 7,
  })
})

// Specification 1.3.31
test('kinds of prices have the numbers of the specification', () => {
  expect([NEGOTIABLE_PRICE_TYPE_ID, PRICE_FROM_TYPE_ID]).toEqual([1, 2])
})

// Specification 1.3.32
test('kinds of parameters are those of the specification', () => {
  expect([...PARAMETER_KINDS].sort()).toEqual(['feature', 'furniture-equipment', 'label', 'parameter'])
})

// Specification 1.3.3, 2.9.8
test('deals have the numbers of the specification', () => {
  expect(SALE_DEAL_ID).toBe(1)
})

test('currencies have the numbers of the specification', () => {
  expect(CURRENCY_IDS).toEqual({ gel: 1, usd: 2 })
})

// Specification 1.4.12
test('ways to top up have the numbers of the specification', () => {
  expect(PANEL_CODES).toEqual({ card: '1', promo_code: '2', points: '3' })
})

test('the tabs of the estimator have the numbers of the specification', () => {
  expect(TABS).toEqual({ result: 0, intro: 1, form: 2 })
})

// Specification 1.3.20
test('the orders of a search are those of the specification', () => {
  // Ours alone.
  const { reduced_at_desc, ...specified } = sortOrders
  expect(reduced_at_desc).toBeDefined()
  expect(Object.keys(specified).sort()).toEqual([
    'created_at_desc',
    'date_asc',
    'date_desc',
    'price_asc',
    'price_desc',
  ])
})

// Specification 1.9.8
test('the map starts at the position of the specification', () => {
  expect(DEFAULT_VIEW).toMatchObject({
    centre: { latitude: 41.7250027, longitude: 44.7701669 },
    zoom: 14,
  })
})

// Specification 1.9.9, 2.2.26, 2.9.15
test('the pin picker starts at the position of the specification', () => {
  expect(DEFAULT_PIN).toEqual({ centre: DEFAULT_VIEW.centre, zoom: 17, isSet: false })
})

// Specification 1.9.19
test('a provider accepts the payment methods of the specification', () => {
  expect([...PROVIDER_METHODS].sort()).toEqual(['card', 'internet-bank', 'points'])
})

// Specification 1.9.10
test('a list has as many statements as the specification says', () => {
  expect(PAGE_SIZE).toBe(20)
})

// Specification 2.3.18
test('land and the ranges of years are those of the specification', () => {
  expect(LAND_TYPE_ID).toBe(4)
  expect(Object.values(YEAR_RANGES).sort()).toEqual(['1955-2000', '<1955', '>2000'])
})

// Specification 2.2.8, 2.9.1, 2.9.3
test('the loan has the terms and limits of the specification', () => {
  expect(TERM_PRESETS.map((months) => months / 12)).toEqual([5, 10, 15, 20])
  expect(MAX_PROPERTY_PRICE).toBe(999_999_999)
})

// Specification 2.3.17, 2.9.17
test('the estimator starts with the city and the type of the specification', () => {
  expect(emptyDraft).toEqual({ city_id: '1', real_estate_type_id: '1' })
})
