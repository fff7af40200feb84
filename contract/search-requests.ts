/** Maximum price or area of a search request, in whole units. */
export const MAX_SEARCH_REQUEST_AMOUNT = 200_000_000

export const CONTACT_REQUEST_STATES = ['waiting', 'given', 'declined'] as const
export type ContactRequestState = (typeof CONTACT_REQUEST_STATES)[number]
