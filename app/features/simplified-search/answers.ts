import { type NumberRange, parseSearchFilters, type SearchFilters } from '~/features/search-filters'
import type { Entry } from '~/upstream/dictionaries.server'
import { listBudgets, toBudgetParam } from './budgets'
import { hasRooms, type RoomChoice } from './room-choices'

export interface AnswerOptions {
  deals: Entry[]
  types: Entry[]
  cities: (Entry & { districts: Entry[] })[]
  rooms: RoomChoice[]
}

export interface Answers {
  deal?: number
  type?: number
  city?: number
  district?: number
  /** Budget in US dollars. */
  budget?: NumberRange
  rooms?: number[]
}

export type Topic = keyof Answers

/**
 * Parses answers and drops unknown or inconsistent ones, such as a district of another city, so that their
 * question is open again.
 */
export function parseAnswers(searchParams: URLSearchParams, options: AnswerOptions): Answers {
  const { lists, ranges, currency } = parseSearchFilters(searchParams)
  const deal = findSingleId(lists.deal_types, options.deals)
  const type = findSingleId(lists.real_estate_types, options.types)
  const city = findSingleId(lists.cities, options.cities)
  const district = findSingleId(lists.districts, listDistricts(city, options))
  // The form sends a bracket as one value, links as the listing's parameters.
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

const dependentTopics: Partial<Record<Topic, Topic>> = { deal: 'budget', city: 'district' }

/** Removes an answer and those that depend on it. */
export function withoutAnswer(answers: Answers, topic: Topic): Answers {
  const { [topic]: _, ...rest } = answers
  const dependent = dependentTopics[topic]
  return dependent ? withoutAnswer(rest, dependent) : rest
}

export function listDistricts(city: number | undefined, { cities }: AnswerOptions): Entry[] {
  return cities.find(({ id }) => id === city)?.districts ?? []
}

function findSingleId(ids: number[] | undefined, rows: readonly Entry[]): number | undefined {
  return ids?.length === 1 ? rows.find(({ id }) => id === ids[0])?.id : undefined
}
