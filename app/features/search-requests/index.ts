export { findRequestedDeal, SEARCH_REQUEST_PATH } from './form'
