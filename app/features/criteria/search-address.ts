import { type Language, localizedPath } from '../../i18n/languages'
import { type Corner, writeArea } from './area'
import { addressQuery, type Criteria } from './criteria'

/** The address of a search. */
export function searchAddress(criteria: Criteria, language: Language): string {
  const query = addressQuery(criteria).toString()
  return localizedPath(query ? `/s?${query}` : '/s', language)
}

/**
 * The address of a search on the map. How it is looked at is no criterion, so it is not in the search's one form.
 *
 * @param drawing corners of an area that is not closed yet
 */
export function mapAddress(criteria: Criteria, language: Language, drawing?: readonly Corner[]): string {
  const query = addressQuery(criteria)
  query.set('view', 'map')
  if (drawing) query.set('draw', writeArea(drawing))
  return localizedPath(`/s?${query}`, language)
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
