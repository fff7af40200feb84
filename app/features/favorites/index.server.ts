export { readGuestFavorites } from './guest-favorites-cookie.server'
export { createHiddenFilter, type HiddenFilter } from './hidden-filter.server'
export { clearJustHiddenCookie, readJustHiddenIds } from './just-hidden-cookie.server'
export { mergeGuestFavorites } from './merge-guest-favorites.server'
