export const SAVED_SEARCHES_PATH = '/account/searches'
export const NEW_SAVED_SEARCH_PATH = `${SAVED_SEARCHES_PATH}/new`

/** Maximum saved searches of a user. */
export const MAX_SAVED_SEARCHES = 30

/** Page on which a guest follows a search by email. */
export const FOLLOW_SEARCH_PATH = '/follow-search'
/** Page of the link in emails about a followed search. */
export const SEARCH_EMAILS_PATH = '/search-emails'

/** Days in which the address of a followed search must be confirmed. */
export const CONFIRMATION_DAYS = 2

/** Maximum searches that are followed at one email address. */
export const MAX_EMAILED_SEARCHES = 20

/** Maximum statements that fit a search with emails; more would be no help by email. */
export const MAX_FOLLOWED_STATEMENTS = 5_000

export const EMAIL_FREQUENCIES = ['at_once', 'daily', 'weekly'] as const
export type EmailFrequency = (typeof EMAIL_FREQUENCIES)[number]
export const DEFAULT_FREQUENCY: EmailFrequency = 'daily'

/** Maximum length of a query string, in characters. */
export const MAX_SAVED_QUERY_LENGTH = 4_000
