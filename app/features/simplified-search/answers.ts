import { type NumberRange, parseSearchFilters, type SearchFilters } from '~/features/search-filters'
import type { Entry } from '~/upstream/dictionaries.server'
import { listBudgets, toBudgetParam } from './budgets'
import { hasRooms, type RoomChoice } from './room-choices'

/** What can be answered at all. */
export interface AnswerOptions {
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
  budget?: NumberRange
  rooms?: number[]
}

export type Topic = keyof Answers

/**
 * Reads the answers of an address. One that is unknown or does not go with the others (a district of another city, a
 * rent's budget for a sale, rooms of land) is left out: then the question is open again.
 */
export function parseAnswers(searchParams: URLSearchParams, options: AnswerOptions): Answers {
  const { lists, ranges, currency } = parseSearchFilters(searchParams)
  const deal = findSingleId(lists.deal_types, options.deals)
  const type = findSingleId(lists.real_estate_types, options.types)
  const city = findSingleId(lists.cities, options.cities)
  const district = findSingleId(lists.districts, listDistricts(city, options))
  // The form sends a bracket as one value, links say it in the parameters of the listing.
  const budgetParam = searchParams.get('budget') ?? (currency === 2 ? toBudgetParam(ranges.price ?? {}) : '')
  const budget = listBudgets(deal).find((bracket) => toBudgetParam(bracket) === budgetParam)
  const roomIds = (lists.room_types ?? []).join()
  const rooms = hasRooms(type) ? options.rooms.find(({ ids }) => ids.join() === roomIds) : undefined
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
export function toSearchFilters({ deal, type, city, district, budget, rooms }: Answers): SearchFilters {
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
const dependentTopics: Partial<Record<Topic, Topic>> = { deal: 'budget', city: 'district' }

/** The same with a question open again, and with it what leaned on its answer. */
export function withoutAnswer(answers: Answers, topic: Topic): Answers {
  const { [topic]: _, ...rest } = answers
  const dependent = dependentTopics[topic]
  return dependent ? withoutAnswer(rest, dependent) : rest
}

/** The districts of a city; most have none. */
export function listDistricts(city: number | undefined, { cities }: AnswerOptions): Entry[] {
  return cities.find(({ id }) => id === city)?.districts ?? []
}

function findSingleId(ids: number[] | undefined, rows: readonly Entry[]): number | undefined {
  return ids?.length === 1 ? rows.find(({ id }) => id === ids[0])?.id : undefined
}
