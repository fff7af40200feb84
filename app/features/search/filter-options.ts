import type { SearchFilters } from '~/features/search-filters'
import type { Dictionaries, Entry } from '~/upstream/dictionaries.server'
import { filterEntriesByType } from '~/upstream/dictionary-entries'
import type { FacetName, Facets } from '~/upstream/facets.server'
import type { City } from '~/upstream/locations.server'
import { FLAT_TYPE_ID, LAND_TYPE_ID } from '~/upstream/real-estate-types'

/** An entry with how many statements it would find, where that was counted. */
export type CountedEntry = Entry & { count?: number }

/** What the first page's search offers. */
export interface HomeSearchOptions {
  deals: CountedEntry[]
  types: CountedEntry[]
  rooms: CountedEntry[]
}

/** Lists and ranges that are offered only when "all filters" is asked for. */
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

/** What the filters of a search offer: the entries that fit the chosen type, the places of the chosen city. */
export interface FilterOptions extends HomeSearchOptions {
  conditions: CountedEntry[]
  statuses: CountedEntry[]
  flags: FlagOption[]
  cities: CountedEntry[]
  /** Of the chosen city. */
  districts: DistrictOption[]
  more?: { lists: Record<MoreListName, Entry[]>; ranges: MoreRangeName[] }
  /** Of the chosen districts, when all filters are asked for. */
  streets: Entry[]
}

/** The ticks that are always offered; the others are rare, and stay in the address. */
export const visibleFlagNames = ['with_picture', 'owner', 'newest', 'is_vip'] as const
export type FlagOption = { name: (typeof visibleFlagNames)[number]; count?: number }

export type DistrictOption = CountedEntry & {
  /** The neighbourhoods, of a district in which something is chosen: all of a city's would be half of the page. */
  urbans: CountedEntry[]
}

/** The first page's choices. Flats are what most people look for: the deals are those that are made with them. */
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
  /** Counts beside the options, if they can be had. */
  facets: Facets | undefined
  /** Streets of the chosen districts. */
  streets: Entry[]
  /** Every filter there is, not only the main ones. */
  more: boolean
}

/** The choices beside a search. */
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

/** What land has as well as buildings. */
const LAND_FILTERS: readonly string[] = ['parameters', 'square_price']

/** Who looks for land alone is not asked about buildings, but for what the search says of them already. */
function isApplicable(
  { lists, ranges }: SearchFilters,
  name: MoreListName | MoreRangeName | 'room_types',
): boolean {
  const { real_estate_types: types = [] } = lists
  if (types.length === 0 || types.some((type) => type !== LAND_TYPE_ID)) return true
  return LAND_FILTERS.includes(name) || name in lists || name in ranges
}
