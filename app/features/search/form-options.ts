import type { Dictionaries, Entry } from '../../upstream/dictionaries.server'
import { entriesFor } from '../../upstream/entries-for'
import type { City } from '../../upstream/locations.server'
import type { Criteria } from '../criteria'

/** What the first page's search offers. */
export interface FinderOptions {
  deals: Entry[]
  types: Entry[]
  rooms: Entry[]
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

/** What the filters of a search offer: the entries that fit the chosen type, the places of the chosen city. */
export interface FilterOptions extends FinderOptions {
  conditions: Entry[]
  statuses: Entry[]
  cities: Entry[]
  /** Of the chosen city; each with its neighbourhoods. */
  districts: (Entry & { urbans: Entry[] })[]
  more?: Record<MoreList, Entry[]>
}

/** Flats are what most people look for, so the first page offers the deals that are made with them. */
const FLAT = 1

/** The first page's choices. */
export function finderOptions(dictionaries: Dictionaries): FinderOptions {
  return {
    deals: entriesFor(dictionaries.deal_types, FLAT),
    types: dictionaries.real_estate_types.all,
    rooms: dictionaries.room_types.all,
  }
}

/** The choices beside a search. */
export function filterOptions(
  criteria: Criteria,
  dictionaries: Dictionaries,
  cities: City[],
  more: boolean,
): FilterOptions {
  const { real_estate_types: [type] = [], cities: [cityId] = [] } = criteria.lists
  const city = cities.find(({ id }) => id === cityId)
  return {
    deals: entriesFor(dictionaries.deal_types, type),
    types: dictionaries.real_estate_types.all,
    rooms: dictionaries.room_types.all,
    conditions: entriesFor(dictionaries.conditions, type),
    statuses: entriesFor(dictionaries.statuses, type),
    cities: cities.map(entry),
    districts: (city?.districts ?? []).map((district) => ({
      ...entry(district),
      urbans: district.urbans.map(entry),
    })),
    ...(more && { more: moreOptions(dictionaries, type) }),
  }
}

function moreOptions(dictionaries: Dictionaries, type: number | undefined): Record<MoreList, Entry[]> {
  const rows = moreLists.map((name) => {
    const dictionary = name === 'parameters' ? dictionaries.statement_parameters : dictionaries[name]
    return [name, entriesFor(dictionary, type)]
  })
  return Object.fromEntries(rows)
}

function entry({ id, name }: Entry): Entry {
  return { id, name }
}
