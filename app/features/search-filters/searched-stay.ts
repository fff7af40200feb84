import { SEARCHED_STAY } from '~contract/search-filters'
import {
  addMonths,
  countNights,
  MAX_STAY_GUESTS,
  MAX_STAY_MONTHS,
  MAX_STAY_NIGHTS,
  type StayDates,
  type StayPageParams,
} from '~contract/stays'
import { toAsciiDigits } from '~contract/values/ascii-digits'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { parseDay } from '~contract/values/typed-time'
import type { SearchFilters } from './search-filters'

/** Filters that only searches for daily rent have. */
export type SearchedStay = Pick<SearchFilters, 'nights' | 'guests'>

type StayParam = keyof typeof SEARCHED_STAY

/** Reasons for which a search ignores a date or the number of guests. */
export type SearchedStayError =
  | 'from_invalid'
  | 'from_missing'
  | 'past'
  | 'to_invalid'
  | 'to_missing'
  | 'order'
  | 'long'
  | 'far'
  | 'guests'

export interface ReadStay {
  stay: SearchedStay
  /** Errors of the fields whose values the search ignores. */
  errors: Partial<Record<StayParam, SearchedStayError>>
}

/** Reads the stay of a search; invalid dates do not affect the guests, and the other way round. */
export function readSearchedStay(searchParams: URLSearchParams): ReadStay {
  const getValue = (param: StayParam) => searchParams.get(SEARCHED_STAY[param])?.trim() ?? ''
  const typed = { from: getValue('from'), to: getValue('to'), guests: getValue('guests') }
  const { nights, errors } = readNights(typed)
  const digits = toAsciiDigits(typed.guests)
  const guests = /^\d{1,4}$/.test(digits) ? Number(digits) : undefined
  const areGuests = guests !== undefined && guests >= 1 && guests <= MAX_STAY_GUESTS
  return {
    stay: { ...(nights && { nights }), ...(areGuests && { guests }) },
    errors: { ...errors, ...(typed.guests && !areGuests && { guests: 'guests' }) },
  }
}

function readNights(typed: { from: string; to: string }): {
  nights?: StayDates
  errors: ReadStay['errors']
} {
  if (!typed.from && !typed.to) return { errors: {} }
  const [from, to] = [parseDay(typed.from), parseDay(typed.to)]
  const today = toGeorgianDate(new Date())
  const errors: ReadStay['errors'] = {
    ...(!from && { from: typed.from ? 'from_invalid' : 'from_missing' }),
    ...(!to && { to: typed.to ? 'to_invalid' : 'to_missing' }),
    ...(from && from < today && { from: 'past' }),
  }
  if (!from || !to || errors.from) return { errors }
  const error = findOrderError({ from, to }, today)
  return error ? { errors: { to: error } } : { nights: { from, to }, errors: {} }
}

function findOrderError({ from, to }: StayDates, today: string): SearchedStayError | undefined {
  if (to <= from) return 'order'
  if (to > addMonths(today, MAX_STAY_MONTHS)) return 'far'
  return countNights({ from, to }) > MAX_STAY_NIGHTS ? 'long' : undefined
}

/** Removes the dates and guests, which other searches cannot have. */
export function removeStay({ nights: _nights, guests: _guests, ...filters }: SearchFilters): SearchFilters {
  return { ...filters, page: 1 }
}

/** Returns the parameters with which the pages of a statement show the stay in their forms. */
export function toStayPageParams({ nights, guests }: SearchedStay): StayPageParams | undefined {
  return nights || guests ? { ...nights, ...(guests && { guests }) } : undefined
}
