import type { SearchFilters } from '~/features/search-filters'
import type { Dictionaries, Entry } from '~/upstream/dictionaries.server'
import { filterEntriesByType } from '~/upstream/dictionary-entries'
import type { FacetName, Facets } from '~/upstream/facets.server'
import type { City } from '~/upstream/locations.server'
import { FLAT_TYPE_ID, LAND_TYPE_ID } from '~contract/real-estate-types'

/** An entry with its number of results, where counted. */
export type CountedEntry = Entry & { count?: number }

export interface HomeSearchOptions {
  deals: CountedEntry[]
  types: CountedEntry[]
  rooms: CountedEntry[]
}

/** Lists and ranges shown only under "all filters". */
export const moreListNames = [
  'bedroom_types',
  'bathroom_types',
  'project_types',
  'heating_types',
  'hot_water_types',
  'parking_types',
  'storeroom_types',
  'material_types',
  'parameters',
] as const
export type MoreListName = (typeof moreListNames)[number]
export const moreRangeNames = ['square_price', 'floor', 'height'] as const
type MoreRangeName = (typeof moreRangeNames)[number]

/** Entries for the chosen type, places of the chosen city. */
export interface FilterOptions extends HomeSearchOptions {
  conditions: CountedEntry[]
  statuses: CountedEntry[]
  flags: FlagOption[]
  cities: CountedEntry[]
  /** Of the chosen city. */
  districts: DistrictOption[]
  more?: { lists: Record<MoreListName, Entry[]>; ranges: MoreRangeName[] }
  streets: Entry[]
}

/** Always shown; others are rare and stay in the URL. */
export const visibleFlagNames = ['with_picture', 'owner', 'newest', 'is_vip'] as const
export type FlagOption = { name: (typeof visibleFlagNames)[number]; count?: number }

export type DistrictOption = CountedEntry & {
  /** Only of districts with a selection: all of a city's would be half of the page. */
  urbans: CountedEntry[]
}

/** The home page offers the deals of flats, the most searched type. */
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
  /** Undefined when unavailable. */
  facets: Facets | undefined
  streets: Entry[]
  /** Whether all filters are shown, not only the main ones. */
  more: boolean
}

export function buildFilterOptions(
  filters: SearchFilters,
  { dictionaries, cities, facets, streets, more }: FilterOptionSources,
): FilterOptions {
  const { real_estate_types: types = [], cities: [cityId] = [], districts = [], urbans = [] } = filters.lists
  const city = cities.find(({ id }) => id === cityId)
  const withCounts = (name: FacetName, entries: Entry[]): CountedEntry[] => {
    const counts = facets?.[name]
    return entries.map(({ id, name }) => ({ id, name, ...(counts && { count: counts[id] ?? 0 }) }))
  }
  const isOpen = (district: City['districts'][number]) =>
    districts.includes(district.id) || district.urbans.some(({ id }) => urbans.includes(id))
  return {
    deals: withCounts('deal_types', filterEntriesByType(dictionaries.deal_types, types)),
    types: withCounts('real_estate_types', dictionaries.real_estate_types.all),
    rooms: isApplicable(filters, 'room_types') ? withCounts('room_types', dictionaries.room_types.all) : [],
    conditions: withCounts('conditions', filterEntriesByType(dictionaries.conditions, types)),
    statuses: withCounts('statuses', filterEntriesByType(dictionaries.statuses, types)),
    flags: visibleFlagNames.map((name) => ({ name, ...(facets?.[name] && { count: facets[name][1] ?? 0 }) })),
    cities: withCounts('cities', cities),
    districts: (city?.districts ?? []).map((district) => ({
      ...(withCounts('districts', [district])[0] ?? district),
      urbans: isOpen(district) ? withCounts('urbans', district.urbans) : [],
    })),
    ...(more && { more: buildMoreOptions(dictionaries, filters) }),
    streets,
  }
}

function buildMoreOptions(dictionaries: Dictionaries, filters: SearchFilters): FilterOptions['more'] {
  const { real_estate_types: types = [] } = filters.lists
  const lists = moreListNames.map((name) => {
    const dictionary = name === 'parameters' ? dictionaries.statement_parameters : dictionaries[name]
    return [name, isApplicable(filters, name) ? filterEntriesByType(dictionary, types) : []]
  })
  return {
    lists: Object.fromEntries(lists),
    ranges: moreRangeNames.filter((name) => isApplicable(filters, name)),
  }
}

/** Filters that apply to land as well as buildings. */
const LAND_FILTERS: readonly string[] = ['parameters', 'square_price']

/** Hides building filters in searches for land, unless they are set. */
function isApplicable(
  { lists, ranges }: SearchFilters,
  name: MoreListName | MoreRangeName | 'room_types',
): boolean {
  const { real_estate_types: types = [] } = lists
  if (types.length === 0 || types.some((type) => type !== LAND_TYPE_ID)) return true
  return LAND_FILTERS.includes(name) || name in lists || name in ranges
}
