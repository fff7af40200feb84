import { getIds, type QueryParams } from '~backend/platform/http/query'
import { MAX_METRO_MINUTES, METRO_MINUTES, type MetroMinutes } from '~contract/search-filters'

/** Returns the maximum walk to the metro of a search, in minutes. */
export function getMetroMinutes(query: QueryParams): MetroMinutes {
  const ids = getIds(query, 'metro_minutes')
  return METRO_MINUTES.findLast((minutes) => ids.includes(minutes)) ?? MAX_METRO_MINUTES
}
