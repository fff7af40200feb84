import { type Language, localizedPath } from '../../i18n/languages'
import { addressQuery, type Criteria } from './criteria'

/** The address of a search. */
export function searchAddress(criteria: Criteria, language: Language): string {
  const query = addressQuery(criteria).toString()
  return localizedPath(query ? `/s?${query}` : '/s', language)
}

/** The address of a search by a few filters, as the shortcuts of other pages need it. */
export function shortcut(criteria: Partial<Criteria>, language: Language): string {
  return searchAddress({ lists: {}, ranges: {}, flags: [], page: 1, ...criteria }, language)
}

/** The same search with every filter offered. */
export function allFilters(criteria: Criteria, language: Language): string {
  const query = addressQuery({ ...criteria, page: 1 })
  query.set('more', '1')
  return localizedPath(`/s?${query}`, language)
}
