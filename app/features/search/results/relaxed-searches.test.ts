import { expect, test } from 'vitest'
import { parseSearchFilters, toSearchParams } from '~/features/search-filters'
import { getI18n } from '~/i18n/i18n.server'
import type { Dictionaries } from '~/upstream/dictionaries.server'
import { DAILY_RENT_DEAL_ID } from '~contract/statements'
import { addDays } from '~contract/stays'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { buildFilterChips } from '../filters/filter-chips'
import { buildRelaxedSearches, toEssentialFilters } from './relaxed-searches'

const dictionary = { all: [{ id: 1, name: 'flat' }], byType: {} }
const dictionaries = new Proxy({}, { get: () => dictionary }) as Dictionaries

async function relaxedSearchesFor(address: string) {
  const t = (await getI18n('en')).getFixedT('en', 'search-filters')
  const names = { dictionaries, cities: [], language: 'en' as const, t }
  const filters = parseSearchFilters(new URLSearchParams(address))
  return buildRelaxedSearches(filters, buildFilterChips(filters, names), names).map(
    ({ label, filters: search }) => [label, toSearchParams(search).toString()],
  )
}

test('relaxed searches widen ranges by a fifth and drop each filter', async () => {
  expect(
    await relaxedSearchesFor('real_estate_types=1&price_from=50000&price_to=90000&currency_id=2&page=3'),
  ).toEqual([
    ['Wider: price $40,000–$110,000', 'real_estate_types=1&price_from=40000&price_to=110000&currency_id=2'],
    ['Without “flat”', 'price_from=50000&price_to=90000&currency_id=2'],
    ['Without “price $50,000–$90,000”', 'real_estate_types=1&currency_id=2'],
  ])
})

test('a search for a stay can drop its dates or its guests, but not its deal', async () => {
  const from = addDays(toGeorgianDate(new Date()), 30)
  const stay = `stay_from=${from}&stay_to=${addDays(from, 2)}`
  const relaxed = await relaxedSearchesFor(`deal_types=${DAILY_RENT_DEAL_ID}&${stay}&guests=2`)
  expect(relaxed.map(([, address]) => address)).toEqual([
    `deal_types=${DAILY_RENT_DEAL_ID}&guests=2`,
    `deal_types=${DAILY_RENT_DEAL_ID}&${stay}`,
  ])
})

test('a search with one filter has no relaxed searches', async () => {
  expect(await relaxedSearchesFor('real_estate_types=1')).toEqual([])
})

test('a search with many filters has at most six relaxed searches', async () => {
  const ids = Array.from({ length: 100 }, (_, place) => place + 1).join()
  expect(await relaxedSearchesFor(`ids=${ids}`)).toHaveLength(6)
})

test('the essential filters of a search are deal and city', () => {
  const filters = parseSearchFilters(
    new URLSearchParams('deal_types=1&cities=1&heating_types=2&q=x&owner=1&page=2'),
  )
  expect(toSearchParams(toEssentialFilters(filters)).toString()).toBe('deal_types=1&cities=1')
})
