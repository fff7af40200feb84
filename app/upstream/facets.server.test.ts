import { expect, test } from 'vitest'
import { statementFacets } from './facets.server'

const { answer } = statementFacets(new URLSearchParams())
const read = (data: unknown) => answer.parse({ result: true, data })

test('facet counts are parsed by group and id', () => {
  expect(read({ deal_types: { 1: 12, 7: 3 }, cities: {} })).toEqual({
    deal_types: { 1: 12, 7: 3 },
    cities: {},
  })
})

test('an empty, unknown or malformed facet group leaves the other groups unchanged', () => {
  expect(
    read({ deal_types: { 1: 12 }, urbans: [], cities: 'many', statuses: { x: 1 }, sizes: { 1: 2 } }),
  ).toEqual({
    deal_types: { 1: 12 },
    urbans: {},
  })
})

test('an answer without counts fails validation', () => {
  expect(answer.safeParse({ result: false, message: 'no' }).success).toBe(false)
  expect(answer.safeParse({ result: true, data: 'soon' }).success).toBe(false)
})
