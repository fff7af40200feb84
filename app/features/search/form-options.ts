import type { Dictionaries, Entry } from '../../upstream/dictionaries.server'
import { entriesFor } from '../../upstream/entries-for'
import type { FacetName, Facets } from '../../upstream/facets.server'
import type { City } from '../../upstream/locations.server'
import { FLAT, LAND } from '../../upstream/real-estate-types'
import type { Criteria } from '../criteria'

/** An entry with how many statements it would find, where that was counted. */
export type Counted = Entry & { count?: number }

/** What the first page's search offers. */
export interface FinderOptions {
  deals: Counted[]
  types: Counted[]
  rooms: Counted[]
}

/** Lists and ranges that are offered only when "all filters" is asked for. */
export const moreLists = [
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
export type MoreList = (typeof moreLists)[number]
export const moreRanges = ['square_price', 'floor', 'height'] as const
type MoreRange = (typeof moreRanges)[number]

/** What the filters of a search offer: the entries that fit the chosen type, the places of the chosen city. */
export interface FilterOptions extends FinderOptions {
  conditions: Counted[]
  statuses: Counted[]
  ticks: TickOption[]
  cities: Counted[]
  /** Of the chosen city. */
  districts: DistrictOption[]
  more?: { lists: Record<MoreList, Entry[]>; ranges: MoreRange[] }
  /** Of the chosen districts, when all filters are asked for. */
  streets: Entry[]
}

/** The ticks that are always offered; the others are rare, and stay in the address. */
export const shownTicks = ['with_picture', 'owner', 'newest', 'is_vip'] as const
export type TickOption = { name: (typeof shownTicks)[number]; count?: number }

export type DistrictOption = Counted & {
  /** The neighbourhoods, of a district in which something is chosen: all of a city's would be half of the page. */
  urbans: Counted[]
}

/** The first page's choices. Flats are what most people look for: the deals are those that are made with them. */
export function finderOptions(dictionaries: Dictionaries): FinderOptions {
  return {
    deals: entriesFor(dictionaries.deal_types, [FLAT]),
    types: dictionaries.real_estate_types.all,
    rooms: dictionaries.room_types.all,
  }
}

interface Offered {
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
export function filterOptions(
  criteria: Criteria,
  { dictionaries, cities, facets, streets, more }: Offered,
): FilterOptions {
  const { real_estate_types: types = [], cities: [cityId] = [], districts = [], urbans = [] } = criteria.lists
  const city = cities.find(({ id }) => id === cityId)
  const counted = (name: FacetName, entries: Entry[]): Counted[] => {
    const counts = facets?.[name]
    return entries.map(({ id, name }) => ({ id, name, ...(counts && { count: counts[id] ?? 0 }) }))
  }
  const isOpen = (district: City['districts'][number]) =>
    districts.includes(district.id) || district.urbans.some(({ id }) => urbans.includes(id))
  return {
    deals: counted('deal_types', entriesFor(dictionaries.deal_types, types)),
    types: counted('real_estate_types', dictionaries.real_estate_types.all),
    rooms: isOffered(criteria, 'room_types') ? counted('room_types', dictionaries.room_types.all) : [],
    conditions: counted('conditions', entriesFor(dictionaries.conditions, types)),
    statuses: counted('statuses', entriesFor(dictionaries.statuses, types)),
    ticks: shownTicks.map((name) => ({ name, ...(facets?.[name] && { count: facets[name][1] ?? 0 }) })),
    cities: counted('cities', cities),
    districts: (city?.districts ?? []).map((district) => ({
      ...(counted('districts', [district])[0] ?? district),
      urbans: isOpen(district) ? counted('urbans', district.urbans) : [],
    })),
    ...(more && { more: moreOptions(dictionaries, criteria) }),
    streets,
  }
}

function moreOptions(dictionaries: Dictionaries, criteria: Criteria): FilterOptions['more'] {
  const { real_estate_types: types = [] } = criteria.lists
  const lists = moreLists.map((name) => {
    const dictionary = name === 'parameters' ? dictionaries.statement_parameters : dictionaries[name]
    return [name, isOffered(criteria, name) ? entriesFor(dictionary, types) : []]
  })
  return {
    lists: Object.fromEntries(lists),
    ranges: moreRanges.filter((name) => isOffered(criteria, name)),
  }
}

/** What land has as well as buildings. */
const OF_LAND: readonly string[] = ['parameters', 'square_price']

/** Who looks for land alone is not asked about buildings, but for what the search says of them already. */
function isOffered({ lists, ranges }: Criteria, name: MoreList | MoreRange | 'room_types'): boolean {
  const { real_estate_types: types = [] } = lists
  if (types.length === 0 || types.some((type) => type !== LAND)) return true
  return OF_LAND.includes(name) || name in lists || name in ranges
}
