export { readGuestFavorites } from './guest-favorites-cookie.server'
export { createHiddenFilter, type HiddenFilter } from './hidden-filter.server'
