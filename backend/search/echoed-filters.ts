import { getIds, type QueryParams } from '~backend/platform/http/query'

/** Lists that the original API repeats in its responses, each with its parameter. */
const ECHOED_LISTS = {
  cities: 'cities',
  districts: 'districts',
  urbans: 'urbans',
  deal_types: 'deal_types',
  streets: 'street_id',
  grouped_streets: 'grouped_streets',
  real_estate_types: 'real_estate_types',
  statuses: 'statuses',
  room_types: 'room_types',
} as const

export function toEchoedFilters(query: QueryParams): Record<keyof typeof ECHOED_LISTS, number[]> {
  const lists = Object.entries(ECHOED_LISTS).map(([name, parameter]) => [name, getIds(query, parameter)])
  return Object.fromEntries(lists) as Record<keyof typeof ECHOED_LISTS, number[]>
}
