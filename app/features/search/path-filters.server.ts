import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { parseSearchFilters } from '~/features/search-filters'
import {
  loadFilterData,
  type PathFilters,
  parseSearchPath,
  readCanonicalPath,
  withPathFilters,
} from '~/features/search-filters/index.server'
import { getVisitor } from '~/session/visitor.server'
import { groupedStreets } from '~/upstream/locations.server'
import { loadStreetOptions } from './street-options.server'

/**
 * Parses the words after `/s/`. Words in another order, language or script redirect to the canonical ones,
 * and so does a contradicting query, as it takes precedence.
 * @throws {Response} the redirect
 */
export async function loadPathFilters({
  params,
  request,
  context,
}: LoaderFunctionArgs): Promise<PathFilters> {
  const words = Object.values(params).flatMap((part) => part?.split('/').filter(Boolean) ?? [])
  if (words.length === 0) return { unknownWords: [] }
  const visitor = getVisitor({ request, context })
  const { cities } = await loadFilterData(visitor, context.site)
  const findStreet = memoize(async (id: number) => {
    const streets = await visitor.optional('street of the path', visitor.call(groupedStreets([id])))
    return streets?.find((street) => street.id === id)
  })
  const url = new URL(request.url)
  const { path, canonical } = await readCanonicalPath(url, visitor.language, async (shown, query) => {
    const read = await parseSearchPath(shown, cities, findStreet)
    const filters = parseSearchFilters(withPathFilters(query, read))
    const { chosen } = await loadStreetOptions(visitor, filters, cities, { includeSelectable: false })
    return { path: read, places: { cities, streets: chosen } }
  })
  if (canonical) throw redirect(canonical, 301)
  return path
}

function memoize<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new Map<Key, Value>()
  return (key) => {
    const known = found.get(key) ?? find(key)
    found.set(key, known)
    return known
  }
}
