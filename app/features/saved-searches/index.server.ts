export { newSavedSearchAction, savedSearchesAction } from './action.server'
export { loadNewSavedSearch, loadSavedSearches, type SavedSearchesData } from './loader.server'
