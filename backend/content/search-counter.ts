import { LRUCache } from 'lru-cache'
import { parseQueryString } from '~backend/platform/http/query'
import type { SearchEngine } from '~backend/search/search'
import type { ParseSearchText } from '~backend/search/search-text'

const MAX_AGE_MS = 60_000
const MAX_CACHED_URLS = 1_000

/** Counts the results of searches. Each count is cached for a minute. */
export function createSearchCounter(
  search: SearchEngine,
  parseSearchText: ParseSearchText,
): (url: string) => Promise<number> {
  const cache = new LRUCache<string, number>({
    max: MAX_CACHED_URLS,
    ttl: MAX_AGE_MS,
    fetchMethod: async (url) => {
      const query = await parseSearchText(parseQueryString(url.split('?')[1] ?? ''))
      return search.count(query, undefined)
    },
  })
  return async (url) => (await cache.fetch(url)) ?? 0
}
