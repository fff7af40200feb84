export const SAVED_SEARCHES_PATH = '/account/searches'
export const NEW_SAVED_SEARCH_PATH = `${SAVED_SEARCHES_PATH}/new`

/** Maximum saved searches of a user. */
export const MAX_SAVED_SEARCHES = 30

/** Maximum length of a query string, in characters. */
export const MAX_SAVED_QUERY_LENGTH = 2_000
