import { getIds, type QueryParams } from '~backend/platform/http/query'
import { MAX_METRO_MINUTES, METRO_MINUTES, type MetroMinutes } from '~contract/search-filters'

/** How far the metro may be in a search. */
export function getMetroMinutes(query: QueryParams): MetroMinutes {
  const ids = getIds(query, 'metro_minutes')
  return METRO_MINUTES.findLast((minutes) => ids.includes(minutes)) ?? MAX_METRO_MINUTES
}
