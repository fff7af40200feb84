import type { SearchFilters } from '~/features/search-filters'
import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import type { Dictionaries, Entry } from '~/upstream/dictionaries.server'
import { filterEntriesByType } from '~/upstream/dictionary-entries'
import type { Facets } from '~/upstream/facets.server'
import type { City, MetroStation } from '~/upstream/locations.server'
import { CURRENCY_IDS, type Currency, type CurrencyId, DEFAULT_CURRENCY } from '~contract/currencies'
import {
  type FacetName,
  type IdFilter,
  METRO_MINUTES,
  pageFilters,
  type RangeFilter,
  type SearchFilter,
} from '~contract/search-filters'
import { FLAT_TYPE_ID, LAND_TYPE_ID } from '~contract/statements'
import { formatSpan } from './format-span'
import { type HiddenFields, listHiddenFields } from './hidden-fields'
import { listUsualPrices, usualAreas, usualValues } from './usual-values'

/** Entry with its formatted number of results, if counted. */
export type CountedEntry = Entry & { count?: string }

export interface HomeSearchOptions {
  deals: CountedEntry[]
  types: CountedEntry[]
  rooms: CountedEntry[]
}

const moreFilters = pageFilters.filter((filter) => 'section' in filter && filter.section === 'all')

const moreLists = inFormOrder(moreFilters.filter((filter) => filter.kind === 'ids'))

const moreRanges = moreFilters.filter((filter) => filter.kind === 'range')

type MoreList = (typeof moreLists)[number]

type MoreRange = (typeof moreRanges)[number]

/** Filters shown only under "all filters". */
export interface MoreOptions {
  lists: (Pick<MoreList, 'parameter' | 'title'> & { isCompact: boolean; entries: Entry[] })[]
  ranges: (Pick<MoreRange, 'parameter' | 'title'> & {
    isInSquareMeters: boolean
    usual: readonly number[] | undefined
  })[]
}

/** Options: entries for the chosen type, places of the chosen city. */
export interface FilterOptions extends HomeSearchOptions {
  conditions: CountedEntry[]
  statuses: CountedEntry[]
  flags: FlagOption[]
  cities: CountedEntry[]
  /** Districts of the chosen city. */
  districts: DistrictOption[]
  /** Metro; undefined if the chosen city has none. */
  metro?: MetroOptions
  more?: MoreOptions
  /** Currency id of the price range. */
  rangeCurrency: CurrencyId
  /** Chosen price and area, as shown on their drawers. */
  spans: { price: string; area: string }
  usual: { price: readonly number[]; area: readonly number[] }
  /** Number of set filters that need `more` in the URL. */
  moreCount: number
  streets: Entry[]
  /** Hidden fields for values that the form does not show, such as the order and streets of other places. */
  hiddenFields: HiddenFields
}

const visibleFlags = pageFilters.filter((filter) => filter.kind === 'flag' && 'section' in filter)

export type FlagOption = { name: (typeof visibleFlags)[number]['parameter']; count?: string }

export type DistrictOption = CountedEntry & {
  /** Neighbourhoods of districts with a selection: all of a city's would be half of the page. */
  urbans: CountedEntry[]
}

export interface MetroOptions {
  stations: CountedEntry[]
  minutes: { id: number; count?: string }[]
}

/** Returns the options of the home page, with the deals of flats, the most searched type. */
export function buildHomeSearchOptions(dictionaries: Dictionaries): HomeSearchOptions {
  return {
    deals: filterEntriesByType(dictionaries.deal_types, [FLAT_TYPE_ID]),
    types: dictionaries.real_estate_types.all,
    rooms: dictionaries.room_types.all,
  }
}

interface FilterOptionSources {
  dictionaries: Dictionaries
  cities: City[]
  /** Counts; undefined if unavailable. */
  facets: Facets | undefined
  streets: Entry[]
  metroStations: MetroStation[]
  language: Language
  /** Currency that the visitor has chosen, if any. */
  currency: Currency | undefined
  /** True to show all filters, not only the main ones. */
  more: boolean
}

export function buildFilterOptions(
  filters: SearchFilters,
  {
    dictionaries,
    cities,
    facets,
    streets,
    metroStations,
    language,
    currency = DEFAULT_CURRENCY,
    more,
  }: FilterOptionSources,
): FilterOptions {
  const { real_estate_types: types = [], cities: [cityId] = [], districts = [], urbans = [] } = filters.lists
  const city = cities.find(({ id }) => id === cityId)
  const { price, square_price: squarePrice, area } = filters.ranges
  // Ranges without a currency are in lari, as at the upstream.
  const rangeCurrency = filters.currency ?? (price || squarePrice ? CURRENCY_IDS.gel : CURRENCY_IDS[currency])
  const format = (count = 0) => formatNumber(count, language)
  const withCounts = (name: FacetName, entries: Entry[]): CountedEntry[] => {
    const counts = facets?.[name]
    return entries.map(({ id, name }) => ({ id, name, ...(counts && { count: format(counts[id]) }) }))
  }
  const stations = filters.lists.metro_minutes
    ? metroStations
    : metroStations.filter(({ urbanIds }) =>
        city?.districts.some(({ urbans }) => urbans.some(({ id }) => urbanIds.includes(id))),
      )
  const isOpen = (district: City['districts'][number]) =>
    districts.includes(district.id) || district.urbans.some(({ id }) => urbans.includes(id))
  return {
    deals: withCounts('deal_types', filterEntriesByType(dictionaries.deal_types, types)),
    types: withCounts('real_estate_types', dictionaries.real_estate_types.all),
    rooms: isApplicable(filters, { parameter: 'room_types' })
      ? withCounts('room_types', dictionaries.room_types.all)
      : [],
    conditions: withCounts('conditions', filterEntriesByType(dictionaries.conditions, types)),
    statuses: withCounts('statuses', filterEntriesByType(dictionaries.statuses, types)),
    flags: visibleFlags
      .filter((flag) => isApplicable(filters, flag))
      .map(({ parameter: name }) => ({
        name,
        ...(facets?.[name] && { count: format(facets[name][1]) }),
      })),
    cities: withCounts('cities', cities),
    districts: (city?.districts ?? []).map((district) => ({
      ...(withCounts('districts', [district])[0] ?? district),
      urbans: isOpen(district) ? withCounts('urbans', district.urbans) : [],
    })),
    ...(stations.length > 0 && {
      metro: {
        stations: withCounts(
          'metro_stations',
          stations.toSorted((one, other) => one.name.localeCompare(other.name, language)),
        ),
        minutes: withCounts(
          'metro_minutes',
          METRO_MINUTES.map((id) => ({ id, name: '' })),
        ),
      },
    }),
    ...(more && { more: buildMoreOptions(dictionaries, filters) }),
    rangeCurrency,
    spans: { price: formatSpan(price, language, rangeCurrency), area: formatSpan(area, language) },
    usual: { price: listUsualPrices(filters.lists.deal_types?.[0], rangeCurrency), area: usualAreas },
    moreCount: countMoreFilters(filters),
    streets,
    hiddenFields: listHiddenFields(filters, { more, streets, rangeCurrency }),
  }
}

function buildMoreOptions(dictionaries: Dictionaries, filters: SearchFilters): MoreOptions {
  const { real_estate_types: types = [] } = filters.lists
  const toList = (list: MoreList) => {
    const dictionary = dictionaries['dictionary' in list ? list.dictionary : list.parameter]
    return {
      parameter: list.parameter,
      title: list.title,
      isCompact: 'compact' in list,
      entries: isApplicable(filters, list) ? filterEntriesByType(dictionary, types) : [],
    }
  }
  const toRange = (range: MoreRange) => ({
    parameter: range.parameter,
    title: range.title,
    isInSquareMeters: hasUnit(range, 'square_meter'),
    usual: usualValues[range.parameter],
  })
  return {
    lists: moreLists.map(toList),
    ranges: moreRanges.filter((range) => isApplicable(filters, range)).map(toRange),
  }
}

/** Returns false for building filters in searches for land, unless they are set. */
function isApplicable(
  { lists, ranges, flags }: SearchFilters,
  { parameter, forLand }: Pick<SearchFilter, 'parameter' | 'forLand'>,
): boolean {
  const { real_estate_types: types = [] } = lists
  if (types.length === 0 || types.some((type) => type !== LAND_TYPE_ID)) return true
  return (
    Boolean(forLand) || parameter in lists || parameter in ranges || flags.some((flag) => flag === parameter)
  )
}

function countMoreFilters({ lists, ranges }: SearchFilters): number {
  const listed = moreLists.reduce((sum, { parameter }) => sum + (lists[parameter]?.length ?? 0), 0)
  return listed + moreRanges.filter(({ parameter }) => parameter in ranges).length
}

function hasUnit(range: RangeFilter, unit: RangeFilter['unit']): boolean {
  return range.unit === unit
}

function inFormOrder<Filter extends IdFilter>(filters: Filter[]): Filter[] {
  return filters
    .filter(({ shownAfter }) => !shownAfter)
    .flatMap((filter) => [filter, ...filters.filter(({ shownAfter }) => shownAfter === filter.parameter)])
}
