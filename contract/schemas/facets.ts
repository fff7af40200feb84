import { z } from 'zod'
import { FACET_NAMES } from '../search-filters'

/** Counts of statements by option id. A record's schema would copy each of the hundreds on a page. */
const Counts = z.unknown().optional().transform(parseCounts)

/** PHP encodes an empty object as a list. One malformed group must not drop the other counts. */
function parseCounts(counts: unknown): Record<number, number> | undefined {
  if (Array.isArray(counts)) return {}
  if (typeof counts !== 'object' || counts === null) return undefined
  const isSound = Object.entries(counts).every(
    ([id, count]) => Number.isInteger(+id) && Number.isInteger(count),
  )
  return isSound ? (counts as Record<number, number>) : undefined
}

export const Facets = z.object(Object.fromEntries(FACET_NAMES.map((name) => [name, Counts])))
