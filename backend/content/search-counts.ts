import type { Db } from '../db/pool'
import { readQuery } from '../http/query'
import type { ColumnSearch } from '../statements/columns/search'
import { countsOf } from '../statements/counts'
import type { ReadText } from '../statements/read-text'

const FRESH_MS = 60_000

/** How many statements the search at an address finds, counted at most once a minute. */
export function searchCounts(
  db: Db,
  columns: ColumnSearch,
  readText: ReadText,
): (url: string) => Promise<number> {
  const { total: count } = countsOf(db, columns)
  const counts = new Map<string, { since: number; total: Promise<number> }>()
  return (url) => {
    const known = counts.get(url)
    if (known && Date.now() - known.since < FRESH_MS) return known.total
    const total = readText(readQuery(url.split('?')[1] ?? '')).then((query) => count(query))
    counts.set(url, { since: Date.now(), total })
    // A failed count is not kept: the next one who asks tries again.
    total.catch(() => counts.delete(url))
    return total
  }
}
