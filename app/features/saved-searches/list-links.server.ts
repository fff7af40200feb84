import { type SearchFilters, searchMapUrl, searchUrl } from '~/features/search-filters'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import type { Visitor } from '~/session/visitor.server'
import { SAVED_SEARCHES_PATH } from '~contract/saved-searches'

export function toSearchHref(filters: SearchFilters, language: Language): string {
  return filters.bounds || filters.area ? searchMapUrl(filters, language) : searchUrl(filters, language)
}

export function redirectToList({ language }: Visitor, flash: FlashName) {
  return redirectWithFlash(toLocalizedPath(SAVED_SEARCHES_PATH, language), flash)
}
