import { expect, test } from 'vitest'
import { statementParameters } from './dictionaries.server'

const parse = (data: unknown) => statementParameters.answer.safeParse({ result: true, data })
const SALE = [{ id: 1, display_name: 'Sale' }]

test.each([
  ['nothing', {}],
  ['other fields', { deals: SALE, cities: SALE }],
  ['empty lists', { deal_types: [], real_estate_types: {}, conditions: [] }],
])('a dictionary response with %s fails validation, so that it is not cached', (_name, data) => {
  expect(parse(data).success).toBe(false)
})

test('dictionaries that an API lacks are empty, beside those that it has', () => {
  const { data } = parse({ deal_types: SALE })
  expect(data?.deal_types.all).toEqual([{ id: 1, name: 'Sale' }])
  expect(data?.real_estate_types.all).toEqual([])
})
