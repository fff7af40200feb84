import type { Entry } from '../../upstream/dictionaries.server'
import { type Criteria, type Range, readCriteria } from '../criteria'
import { budgetsOf, budgetValue } from './budgets'
import { hasRooms, type RoomChoice } from './rooms'

/** What can be answered at all. */
export interface Offered {
  deals: Entry[]
  types: Entry[]
  cities: (Entry & { districts: Entry[] })[]
  rooms: RoomChoice[]
}

/** What somebody has chosen so far. What does not matter to them is missing. */
export interface Answers {
  deal?: number
  type?: number
  city?: number
  district?: number
  /** Dollars. */
  budget?: Range
  rooms?: number[]
}

export type Topic = keyof Answers

/**
 * Reads the answers of an address. One that is unknown or does not go with the others (a district of another city, a
 * rent's budget for a sale, rooms of land) is left out: then the question is open again.
 */
export function readAnswers(query: URLSearchParams, offered: Offered): Answers {
  const { lists, ranges, currency } = readCriteria(query)
  const deal = only(lists.deal_types, offered.deals)
  const type = only(lists.real_estate_types, offered.types)
  const city = only(lists.cities, offered.cities)
  const district = only(lists.districts, districtsOf(city, offered))
  // The form sends a bracket as one value, links say it in the parameters of the listing.
  const money = query.get('budget') ?? (currency === 2 ? budgetValue(ranges.price ?? {}) : '')
  const budget = budgetsOf(deal).find((bracket) => budgetValue(bracket) === money)
  const roomIds = (lists.room_types ?? []).join()
  const rooms = hasRooms(type) ? offered.rooms.find(({ ids }) => ids.join() === roomIds) : undefined
  return {
    ...(deal !== undefined && { deal }),
    ...(type !== undefined && { type }),
    ...(city !== undefined && { city }),
    ...(district !== undefined && { district }),
    ...(budget && { budget }),
    ...(rooms && { rooms: rooms.ids }),
  }
}

/** The search that the answers stand for. */
export function criteriaOf({ deal, type, city, district, budget, rooms }: Answers): Criteria {
  return {
    lists: {
      ...(deal !== undefined && { deal_types: [deal] }),
      ...(type !== undefined && { real_estate_types: [type] }),
      ...(city !== undefined && { cities: [city] }),
      ...(district !== undefined && { districts: [district] }),
      ...(rooms && { room_types: rooms }),
    },
    ranges: { ...(budget && { price: budget }) },
    flags: [],
    ...(budget && { currency: 2 as const }),
    page: 1,
  }
}

/** Answers that mean nothing without another one. */
const leaningOn: Partial<Record<Topic, Topic>> = { deal: 'budget', city: 'district' }

/** The same with a question open again, and with it what leaned on its answer. */
export function without(answers: Answers, topic: Topic): Answers {
  const { [topic]: _, ...rest } = answers
  const leaning = leaningOn[topic]
  return leaning ? without(rest, leaning) : rest
}

/** The districts of a city; most have none. */
export function districtsOf(city: number | undefined, { cities }: Offered): Entry[] {
  return cities.find(({ id }) => id === city)?.districts ?? []
}

function only(ids: number[] | undefined, rows: readonly Entry[]): number | undefined {
  return ids?.length === 1 ? rows.find(({ id }) => id === ids[0])?.id : undefined
}
