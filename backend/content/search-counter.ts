import type { Db } from '~backend/platform/db/pool'
import { parseQueryString } from '~backend/platform/http/query'
import { createSearchCounts } from '~backend/search/counts'
import type { MemorySearch } from '~backend/search/memory/memory-search'
import type { ParseSearchText } from '~backend/search/search-text'

const MAX_AGE_MS = 60_000

/** How many statements the search at an address finds, counted at most once a minute. */
export function createSearchCounter(
  db: Db,
  columns: MemorySearch,
  readText: ParseSearchText,
): (url: string) => Promise<number> {
  const { total: count } = createSearchCounts(db, columns)
  const counts = new Map<string, { since: number; total: Promise<number> }>()
  return (url) => {
    const cached = counts.get(url)
    if (cached && Date.now() - cached.since < MAX_AGE_MS) return cached.total
    const total = readText(parseQueryString(url.split('?')[1] ?? '')).then((query) => count(query))
    counts.set(url, { since: Date.now(), total })
    // A failed count is not kept: the next one who asks tries again.
    total.catch(() => counts.delete(url))
    return total
  }
}
