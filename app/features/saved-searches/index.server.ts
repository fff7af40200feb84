export { newSavedSearchAction, savedSearchesAction } from './action.server'
export { loadNewSavedSearch, loadSavedSearches } from './loader.server'
