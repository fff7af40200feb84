import { expect, test } from 'vitest'
import { brokerRequestsUrl, parseBrokerRequestsQuery } from './urls'

const parse = (query: string) => parseBrokerRequestsQuery(new URLSearchParams(query))

test.each([
  ['area_from=54.5', { area_from: 54.5 }],
  ['area_from=54,5', { area_from: 54.5 }],
  ['price_to=150.000', { price_to: 150_000 }],
  ['price_from=150 000&price_to=200,000', { price_from: 150_000, price_to: 200_000 }],
  [
    'price_from=500000&price_to=1000&area_from=60&area_to=60',
    {
      price_from: 1_000,
      price_to: 500_000,
      area_from: 60,
      area_to: 60,
    },
  ],
  ['deal_types=2&cities=1', { deal_types: 2, cities: 1 }],
  ['deal_types=2.5&area_from=big&price_from=0', {}],
])('the filter %s is parsed to %j', (query, filter) => {
  expect(parse(query).filter).toEqual(filter)
})

test('a text that is not a number is kept for its field', () => {
  expect(parse('price_from=100 000 ₾&price_to= &area_from=big&area_to=60')).toMatchObject({
    filter: { area_to: 60 },
    unread: { price_from: '100 000 ₾', area_from: 'big' },
  })
})

test('a filter written to a URL is parsed back unchanged', () => {
  const query = parse('tab=matchings&area_from=54,5&page=3')
  expect(brokerRequestsUrl(query)).toBe('/account/my-base?area_from=54.5&page=3&tab=matchings')
  expect(parse(new URL(brokerRequestsUrl(query), 'http://here.invalid').search)).toEqual(query)
})

test('prices accept only the dollar sign, and areas their unit', () => {
  const read = (query: Record<string, string>) => parseBrokerRequestsQuery(new URLSearchParams(query)).filter
  expect(read({ price_from: '$100 000', price_to: '1,5 млн', area_from: '75 კვ.მ' })).toEqual({
    price_from: 100_000,
    price_to: 1_500_000,
    area_from: 75,
  })
  expect(read({ price_from: '100 000 ₾' })).toEqual({})
})
