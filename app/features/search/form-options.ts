import type { Dictionaries, Entry } from '../../upstream/dictionaries.server'
import { entriesFor } from '../../upstream/entries-for'
import type { City } from '../../upstream/locations.server'
import type { Criteria } from './criteria'

/** What the first page's search offers. */
export interface FinderOptions {
  deals: Entry[]
  types: Entry[]
  rooms: Entry[]
}

/** What the filters of a search offer: the entries that fit the chosen type, the places of the chosen city. */
export interface FilterOptions extends FinderOptions {
  conditions: Entry[]
  statuses: Entry[]
  cities: Entry[]
  /** Of the chosen city; each with its neighbourhoods. */
  districts: (Entry & { urbans: Entry[] })[]
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
export function filterOptions(criteria: Criteria, dictionaries: Dictionaries, cities: City[]): FilterOptions {
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
  }
}

function entry({ id, name }: Entry): Entry {
  return { id, name }
}
