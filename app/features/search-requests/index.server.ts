export { searchRequestAction } from './action.server'
export { loadSearchRequestForm } from './loader.server'
