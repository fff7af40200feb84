import { expect, test } from 'vitest'
import { pageFilters } from '~contract/search-filters'
import enSearch from '~locales/en/search.json'
import enFilters from '~locales/en/search-filters.json'
import kaSearch from '~locales/ka/search.json'
import kaFilters from '~locales/ka/search-filters.json'
import ruSearch from '~locales/ru/search.json'
import ruFilters from '~locales/ru/search-filters.json'

const flags = pageFilters.filter((filter) => filter.kind === 'flag').map(({ parameter }) => parameter)

test.each([
  ['ka', kaSearch, kaFilters],
  ['en', enSearch, enFilters],
  ['ru', ruSearch, ruFilters],
])('the checkbox of each flag has the same label as its chip in %s', (_language, checkboxes, { chip }) => {
  for (const flag of flags) expect(checkboxes[flag], flag).toBe(chip[flag])
})
