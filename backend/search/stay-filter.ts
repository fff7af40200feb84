import { getNumber, getText, type QueryParams } from '~backend/platform/http/query'
import { SEARCHED_STAY } from '~contract/search-filters'
import { MAX_STAY_GUESTS, type StayDates } from '~contract/stays'
import { isCalendarDate } from '~contract/values/georgian-time'

/** Stay that a statement for daily rent shall take. */
export interface StayFilter {
  /** Nights that shall be free. */
  nights?: StayDates
  guests?: number
}

/** Returns the stay of a search; undefined without valid dates and guests. */
export function parseStayFilter(query: QueryParams): StayFilter | undefined {
  const nights = parseNights(query)
  const guests = getNumber(query, SEARCHED_STAY.guests)
  const areGuests = Number.isInteger(guests) && Number(guests) >= 1 && Number(guests) <= MAX_STAY_GUESTS
  if (!nights && !areGuests) return undefined
  return { ...(nights && { nights }), ...(areGuests && guests && { guests }) }
}

function parseNights(query: QueryParams): StayDates | undefined {
  const [from = '', to = ''] = [getText(query, SEARCHED_STAY.from), getText(query, SEARCHED_STAY.to)]
  return isCalendarDate(from) && isCalendarDate(to) && to > from ? { from, to } : undefined
}
