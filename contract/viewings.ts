/** Header with the key from a guest's email, which authorizes reading and changing the viewing. */
export const VIEWING_KEY_HEADER = 'x-viewing-key'

export const VIEWING_STATES = [
  'booked',
  'moved',
  'cancelled_by_seeker',
  'cancelled_by_owner',
  'cancelled_by_site',
  'took_place',
  'missed',
] as const
export type ViewingState = (typeof VIEWING_STATES)[number]

/** The two sides of a viewing. */
export const VIEWING_PARTIES = ['owner', 'seeker'] as const
export type ViewingParty = (typeof VIEWING_PARTIES)[number]

/** Lengths of offered times, in minutes. */
export const VIEWING_MINUTES = ['15', '30', '45', '60'] as const

/** Numbers of weeks in which a time is offered. */
export const VIEWING_WEEKS = ['1', '2', '3', '4'] as const

/** Maximum number of days ahead of an offered time. */
export const MAX_VIEWING_DAYS = 60

/** Maximum number of coming times of one statement. */
export const MAX_VIEWING_TIMES = 200

/** Viewings that one person can book in 24 hours. */
export const MAX_VIEWINGS_PER_DAY = 5

/** Viewings that the guests of one network can book in 24 hours; many people share a mobile network. */
export const MAX_VIEWINGS_PER_NETWORK = 20

/** Page of the user's viewings, as owner and as seeker. */
export const VIEWINGS_PATH = '/account/viewings'

/** Query parameter of `VIEWINGS_PATH` with the statement that is chosen in the form. */
export const VIEWING_STATEMENT_PARAM = 'statement'

/** Query parameter with the key in the link of an email. */
export const VIEWING_KEY_PARAM = 'key'

export function isComing(state: ViewingState): boolean {
  return state === 'booked' || state === 'moved'
}

export function isCancelled(state: ViewingState): boolean {
  return state.startsWith('cancelled')
}

/** Page on which a seeker chooses a time, without a language. */
export function toBookingPath(statementId: number): string {
  return `/statements/${statementId}/viewing`
}

/** Page of one viewing, without a language. */
export function toViewingPath(id: string): string {
  return `/viewings/${id}`
}
