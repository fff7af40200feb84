export { findRequestedDeal, SEARCH_REQUEST_PATH } from './form'
export { SearchRequestForm } from './search-request-form'
