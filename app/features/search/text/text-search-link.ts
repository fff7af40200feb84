import type { SearchFilters } from '~/features/search-filters'
import type { Language } from '~/i18n/languages'
import type { FilterLabelContext } from '../filters/filter-chips'

/** Returns a link that searches unknown words of the path as text; undefined if all are known. */
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
