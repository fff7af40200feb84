export { DeleteSearchDialog } from './delete-dialog'
export { SaveSearchForm } from './save-search-form'
export { SavedSearchList } from './saved-search-list'
