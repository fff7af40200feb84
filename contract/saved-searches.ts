export const SAVED_SEARCHES_PATH = '/account/searches'
export const NEW_SAVED_SEARCH_PATH = `${SAVED_SEARCHES_PATH}/new`

/** Of one person. */
export const MAX_SAVED_SEARCHES = 30

/** Letters of a query string. */
export const MAX_SAVED_QUERY_LENGTH = 2_000
