import { expect, test } from 'vitest'
import { DAILY_RENT_DEAL_ID, SALE_DEAL_ID } from '~contract/statements'
import { addDays, addMonths } from '~contract/stays'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { findParamIssues } from './param-issues'
import { parseSearchFilters } from './parse-search-filters'
import { toSearchParams } from './search-filters'
import { removeStay, toStayPageParams } from './searched-stay'

const today = toGeorgianDate(new Date())
const [arrival, departure] = [addDays(today, 5), addDays(today, 8)]

function read(stay: Record<string, string>, deals = String(DAILY_RENT_DEAL_ID)) {
  const query = new URLSearchParams({ deal_types: deals, cities: '1', ...stay })
  const filters = parseSearchFilters(query)
  expect(filters.lists.cities).toEqual([1])
  const { nights, guests } = filters
  return { nights, guests, errors: findParamIssues(query, filters).stay, filters }
}

test('dates and guests of a search for daily rent are read in any notation', () => {
  const [year, month, day] = arrival.split('-')
  const typed = { stay_from: `${day}.${month}.${year}`, stay_to: ` ${departure} `, guests: '2' }
  expect(read(typed)).toMatchObject({ nights: { from: arrival, to: departure }, guests: 2, errors: {} })
})

test.each<[string, Record<string, string>, Record<string, string>, number | undefined]>([
  ['a missing departure', { stay_from: arrival, guests: '2' }, { to: 'to_missing' }, 2],
  ['a missing arrival', { stay_to: departure }, { from: 'from_missing' }, undefined],
  ['a word', { stay_from: 'soon', stay_to: departure }, { from: 'from_invalid' }, undefined],
  ['31 February', { stay_from: arrival, stay_to: '2030-02-31' }, { to: 'to_invalid' }, undefined],
  ['yesterday', { stay_from: addDays(today, -1), stay_to: departure }, { from: 'past' }, undefined],
  ['a departure before the arrival', { stay_from: departure, stay_to: arrival }, { to: 'order' }, undefined],
  ['no night', { stay_from: arrival, stay_to: arrival }, { to: 'order' }, undefined],
  ['91 nights', { stay_from: arrival, stay_to: addDays(arrival, 91) }, { to: 'long' }, undefined],
  [
    'nights in more than a year',
    { stay_from: addMonths(today, 12), stay_to: addDays(addMonths(today, 12), 1) },
    { to: 'far' },
    undefined,
  ],
])('dates with %s are ignored, which is reported', (_what, typed, errors, guests) => {
  expect(read(typed)).toMatchObject({ nights: undefined, guests, errors })
})

test.each(['0', '-1', '51', '2.5', 'two', '9'.repeat(50)])(
  '%s guests are ignored, dates are kept',
  (guests) => {
    const stay = read({ stay_from: arrival, stay_to: departure, guests })
    expect(stay).toMatchObject({ nights: { from: arrival }, guests: undefined, errors: { guests: 'guests' } })
  },
)

test.each([String(SALE_DEAL_ID), `${SALE_DEAL_ID},${DAILY_RENT_DEAL_ID}`, ''])(
  'a search with the deals "%s" has no stay and reports none',
  (deals) => {
    const stay = read({ stay_from: arrival, stay_to: 'x', guests: '0' }, deals)
    expect(stay).toMatchObject({ nights: undefined, guests: undefined, errors: {} })
  },
)

test('another deal, and removing the stay, leave no dates in the URL', () => {
  const { filters } = read({ stay_from: arrival, stay_to: departure, guests: '2' })
  const sale = { ...filters, lists: { ...filters.lists, deal_types: [SALE_DEAL_ID] } }
  expect(`${toSearchParams(sale)}`).toBe(`deal_types=${SALE_DEAL_ID}&cities=1`)
  expect(`${toSearchParams(removeStay(filters))}`).toBe(`deal_types=${DAILY_RENT_DEAL_ID}&cities=1`)
})

test('links to a statement carry the stay', () => {
  const { filters } = read({ stay_from: arrival, stay_to: departure, guests: '2' })
  expect(toStayPageParams(filters)).toEqual({ from: arrival, to: departure, guests: 2 })
  expect(toStayPageParams(removeStay(filters))).toBeUndefined()
})
