import { parseQueryString } from '~backend/platform/http/query'
import type { SearchEngine } from '~backend/search/search'
import type { ParseSearchText } from '~backend/search/search-text'

const MAX_AGE_MS = 60_000

/** How many statements the search of a URL finds, counted at most once a minute. */
export function createSearchCounter(
  search: SearchEngine,
  parseSearchText: ParseSearchText,
): (url: string) => Promise<number> {
  const counts = new Map<string, { since: number; total: Promise<number> }>()
  return (url) => {
    const cached = counts.get(url)
    if (cached && Date.now() - cached.since < MAX_AGE_MS) return cached.total
    const total = parseSearchText(parseQueryString(url.split('?')[1] ?? '')).then((query) =>
      search.count(query, undefined),
    )
    counts.set(url, { since: Date.now(), total })
    // A failed count is not cached.
    total.catch(() => counts.delete(url))
    return total
  }
}
