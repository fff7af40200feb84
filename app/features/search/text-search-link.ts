import type { SearchFilters } from '~/features/search-filters'
import type { Language } from '~/i18n/languages'
import type { FilterLabelContext } from './filter-chips'

/** Offers to look for words of the path that name nothing; undefined when there are none. */
export function toTextSearchLink(
  words: readonly string[],
  filters: SearchFilters,
  toUrl: (filters: SearchFilters, language: Language) => string,
  { t, language }: Pick<FilterLabelContext, 't' | 'language'>,
) {
  if (words.length === 0) return undefined
  const text = words.join(' ').replaceAll('-', ' ').slice(0, 100)
  const q = [filters.q, text].filter(Boolean).join(' ')
  return { label: t('search_as_text'), href: toUrl({ ...filters, q, page: 1 }, language) }
}
