import { BOUNDS_CITY_PARAM, type SearchFilters, toSearchParams } from '~/features/search-filters'
import type { Entry } from '~/upstream/dictionaries.server'
import type { CurrencyId } from '~contract/currencies'
import { pageFilters, SEARCHED_STAY, type SearchFilter } from '~contract/search-filters'
import { formatShownPrices, SHOWN_PRICES_PARAM } from './shown-prices'

export type HiddenFields = [name: string, value: string][]

const barFieldNames = [
  'q',
  ...Object.values(SEARCHED_STAY),
  'currency_id',
  ...pageFilters.filter((filter) => 'section' in filter && filter.section !== 'all').flatMap(toFieldNames),
]
const moreFieldNames = pageFilters
  .filter((filter) => 'section' in filter && filter.section === 'all')
  .flatMap(toFieldNames)

interface ShownInForm {
  streets: Entry[]
  rangeCurrency: CurrencyId
  /** True if all filters are shown. */
  more: boolean
}

/** Lists the values that the form does not show, and the prices that it shows. */
export function listHiddenFields(
  filters: SearchFilters,
  { more, streets: offeredStreets, rangeCurrency }: ShownInForm,
): HiddenFields {
  const shown = more ? [...barFieldNames, ...moreFieldNames] : barFieldNames
  const { grouped_streets: streets = [], ...lists } = filters.lists
  const elsewhere = streets.filter((id) => !offeredStreets.some((street) => street.id === id))
  const unshown = { ...filters, lists: { ...lists, grouped_streets: elsewhere }, page: 1 }
  const hidden = [...toSearchParams(unshown)].filter(([name]) => !shown.includes(name))
  const city = (filters.bounds ?? filters.area) && lists.cities?.[0]
  if (city) hidden.push([BOUNDS_CITY_PARAM, String(city)])
  const prices = formatShownPrices(filters, rangeCurrency)
  if (prices) hidden.push([SHOWN_PRICES_PARAM, prices])
  return hidden
}

function toFieldNames({ kind, parameter }: SearchFilter): string[] {
  return kind === 'range' ? [`${parameter}_from`, `${parameter}_to`] : [parameter]
}
