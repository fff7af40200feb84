import { expect, test } from 'vitest'
import { parseSearchFilters } from '~/features/search-filters/search-filters'
import { getI18n } from '~/i18n/i18n.server'
import type { Dictionaries } from '~/upstream/dictionaries.server'
import { formatSearchHeading } from './search-heading'

const rows = (...entries: [number, string][]) => ({
  all: entries.map(([id, name]) => ({ id, name })),
  byType: {},
})
const dictionaries = {
  deal_types: rows([1, 'sale'], [99, 'barter']),
  real_estate_types: rows([1, 'flat']),
} as unknown as Dictionaries
const tbilisi = { id: 1, name: 'Tbilisi', nameIn: 'თბილისში', slug: 'tbilisi', districts: [] }

test.each([
  ['ka', '', 'უძრავი ქონება საქართველოში'],
  ['ka', 'deal_types=1&real_estate_types=1&cities=1', 'იყიდება ბინა თბილისში'],
  ['ka', 'deal_types=1', 'იყიდება უძრავი ქონება'],
  ['en', 'deal_types=1&real_estate_types=1&cities=1', 'Apartments for sale in Tbilisi'],
  ['en', 'cities=1', 'Real estate in Tbilisi'],
  ['ru', 'deal_types=1&real_estate_types=1&cities=1', 'Продаются квартиры, Tbilisi'],
  ['ru', 'real_estate_types=1', 'Квартиры'],
  ['en', 'deal_types=1,99', 'Real estate in Georgia'],
  ['en', 'deal_types=99&real_estate_types=1', 'Apartments barter'],
] as const)('in %s the heading of %s is "%s"', async (language, query, heading) => {
  const t = (await getI18n(language)).getFixedT(language, 'search-filters')
  expect(
    formatSearchHeading(parseSearchFilters(new URLSearchParams(query)), dictionaries, [tbilisi], t),
  ).toBe(heading)
})
