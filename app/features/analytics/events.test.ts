import { expect, test } from 'vitest'
import { serviceDefinitions } from '~/features/services'
import {
  addToWishlistEvent,
  balanceFilledEvent,
  beginCheckoutEvent,
  leadEvent,
  mortgagePriceEvents,
  type OrderSummary,
  phoneShownEvent,
  purchaseEvent,
  viewSearchEvent,
  viewServiceEvent,
  viewStatementEvent,
} from './index'
import { pageViewEvent } from './visitor-events'

const flat = { id: 100_017, dealId: 1, typeId: 2, price: { gel: { total: 270_000 } } }
const vipOrder: OrderSummary = {
  service: { id: 1, key: 'vip-service' },
  package: { key: 'livo-vip-15', price: 4_500, days: 15, unit: 'statement' },
  statements: 2,
  total: 9_000,
}
const measureOrder: OrderSummary = {
  service: { id: 8, key: 'measure-service' },
  package: { key: 'drawing', price: 150, days: undefined, unit: 'm2' },
  statements: 1,
  total: 10_860,
}
const calculation = { currency: { key: 'dollar' }, bank: { id: 3 }, months: 120, percent: 20 }
const vipItem = {
  item_id: '1',
  item_name: 'vip-service',
  item_variant: 'livo-vip-15',
  price: 3,
  quantity: 30,
}

// Specification 1.9.17, 1.9.18 with a purchase: the unit price is that of a day
test.each([
  [
    'a page for a guest',
    pageViewEvent({ language: 'ka', currency: undefined, user: undefined }),
    { event: 'page_view', language: 'ka', signed_in: false },
  ],
  [
    'a page for an agent',
    pageViewEvent({ language: 'ru', currency: 'gel', user: { role: 'agent' } }),
    {
      event: 'page_view',
      language: 'ru',
      shown_currency: 'gel',
      signed_in: true,
      user_type: 'Realtor',
    },
  ],
  [
    'a statement',
    viewStatementEvent(flat),
    {
      event: 'view_item',
      ecommerce: {
        currency: 'GEL',
        value: 270_000,
        items: [{ item_id: '100017', item_category: '2', item_category2: '1', price: 270_000, quantity: 1 }],
      },
    },
  ],
  [
    'a statement whose price is to be agreed on',
    viewStatementEvent({ id: 5, dealId: 2, price: { gel: undefined } }),
    { event: 'view_item', ecommerce: { items: [{ item_id: '5', item_category2: '2', quantity: 1 }] } },
  ],
  [
    'a search',
    viewSearchEvent({
      statements: [{ id: 7, dealId: 1, price: flat.price }],
      total: 41,
      page: 3,
      lists: { cities: [1] },
    }),
    {
      event: 'view_item_list',
      results: 41,
      page: 3,
      filters: { cities: [1] },
      ecommerce: {
        currency: 'GEL',
        item_list_id: 'search',
        items: [{ item_id: '7', item_category2: '1', price: 270_000, quantity: 1, index: 0 }],
      },
    },
  ],
  [
    'the page of a service',
    viewServiceEvent(vipOrder.service),
    {
      event: 'view_item',
      ecommerce: { items: [{ item_id: '1', item_name: 'vip-service', quantity: 1 }] },
    },
  ],
  [
    'an order that can be paid',
    beginCheckoutEvent(vipOrder),
    { event: 'begin_checkout', ecommerce: { currency: 'GEL', value: 90, items: [vipItem] } },
  ],
  [
    'a purchase: the unit price is that of a day',
    purchaseEvent(100_042, 'internet-bank', vipOrder),
    {
      event: 'purchase',
      ecommerce: {
        transaction_id: '100042',
        payment_type: 'internet-bank',
        currency: 'GEL',
        value: 90,
        items: [vipItem],
      },
    },
  ],
  [
    'a purchase that has no days',
    purchaseEvent(9, 'points', measureOrder),
    {
      event: 'purchase',
      ecommerce: {
        transaction_id: '9',
        payment_type: 'points',
        currency: 'GEL',
        value: 108.6,
        items: [
          {
            item_id: '8',
            item_name: 'measure-service',
            item_variant: 'drawing',
            price: 108.6,
            quantity: 1,
          },
        ],
      },
    },
  ],
  [
    'money on a balance',
    balanceFilledEvent('card', 1_250),
    { event: 'balance_filled', payment_type: 'card', currency: 'GEL', value: 12.5 },
  ],
  [
    'a promo code, whose worth is not known here',
    balanceFilledEvent('promo_code'),
    { event: 'balance_filled', payment_type: 'promo_code' },
  ],
  [
    'favourites',
    addToWishlistEvent([5, 6]),
    {
      event: 'add_to_wishlist',
      ecommerce: {
        items: [
          { item_id: '5', quantity: 1 },
          { item_id: '6', quantity: 1 },
        ],
      },
    },
  ],
  [
    'a message to an owner',
    leadEvent('message', { item_id: '5' }),
    { event: 'generate_lead', lead_source: 'message', item_id: '5' },
  ],
  ['a call', leadEvent('call_request'), { event: 'generate_lead', lead_source: 'call_request' }],
  ['a number', phoneShownEvent('broker/12'), { event: 'phone_shown', phone_of: 'broker', item_id: '12' }],
  [
    'the price that a loan is reckoned for',
    mortgagePriceEvents({ ...calculation, price: 100_000 }),
    [
      {
        event: 'mortgage_price',
        currency: 'USD',
        value: 100_000,
        bank_id: 3,
        months: 120,
        participation_percent: 20,
      },
    ],
  ],
  ['a loan without a price', mortgagePriceEvents({ ...calculation, price: undefined }), []],
])('the event %s has the expected fields', (_, event, expected) => {
  expect(JSON.parse(JSON.stringify(event))).toEqual(expected)
})

// Specification 1.6.7 with broker | Realtor
test.each([
  ['broker', 'Realtor'],
  ['agent', 'Realtor'],
  ['developer', 'Developer'],
  ['physical', 'Owner'],
  ['designer', 'Owner'],
  [undefined, 'Owner'],
])('an account of the type %s is reported as %s', (role, type) => {
  expect(pageViewEvent({ language: 'en', currency: undefined, user: { role } }).user_type).toBe(type)
})

// Specification 1.3.33
test('services have the numbers of the specification in their events', () => {
  expect(Object.fromEntries(serviceDefinitions.map(({ name, id }) => [name, id]))).toEqual({
    vip: 1,
    boost: 2,
    tour: 3,
    photo: 4,
    appraisal: 5,
    measure: 8,
    legal: 9,
    registry: 16,
  })
})
