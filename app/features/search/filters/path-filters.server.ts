import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { parseSearchFilters } from '~/features/search-filters'
import {
  loadFilterData,
  type PathFilters,
  parseSearchPath,
  readCanonicalPath,
  withPathFilters,
} from '~/features/search-filters/index.server'
import { withQuery } from '~/http/with-params'
import { getVisitor } from '~/session/visitor.server'
import { groupedStreets } from '~/upstream/locations.server'
import { loadStreetOptions } from './street-options.server'

/**
 * Parses the words after `/s/` or `/s/map/`. Words in another order, language or script redirect to the
 * canonical ones, and so does a contradicting query, as it takes precedence.
 * @throws {Response} the redirect
 */
export async function loadPathFilters(
  { params, request, context }: LoaderFunctionArgs,
  { isMap = false } = {},
): Promise<PathFilters> {
  const words = Object.values(params).flatMap((part) => part?.split('/').filter(Boolean) ?? [])
  if (words.length === 0) return { unknownWords: [] }
  const visitor = getVisitor({ request, context })
  const { cities } = await loadFilterData(visitor, context.site)
  const findStreet = memoize(async (id: number) => {
    const streets = await visitor.optional('street of the path', visitor.call(groupedStreets([id])))
    return streets?.find((street) => street.id === id)
  })
  const url = toListUrl(new URL(request.url))
  const { path, canonical } = await readCanonicalPath(url, visitor.language, async (shown, query) => {
    const read = await parseSearchPath(shown, cities, findStreet)
    const filters = parseSearchFilters(withPathFilters(query, read))
    const { chosen } = await loadStreetOptions(visitor, filters, cities, { includeSelectable: false })
    return { path: read, places: { cities, streets: chosen } }
  })
  if (canonical) throw redirect(isMap ? toMapPath(canonical) : canonical, 301)
  return path
}

const MAP_PATH = /^((?:\/(?:en|ru))?\/s)\/map(?=[/?]|$)/i
const LIST_PATH = /^(?:\/(?:en|ru))?\/s(?=[/?]|$)/i

/** Returns the URL of the list with the same words and query. */
function toListUrl(url: URL): URL {
  const list = new URL(url)
  list.pathname = url.pathname.replace(MAP_PATH, '$1')
  return list
}

/** Returns the path of the map with the same words and query. */
function toMapPath(listPath: string): string {
  return listPath.replace(LIST_PATH, '$&/map')
}

/**
 * Redirects a list with the parameter `view=map`, the former URL of the map. The words of the path and all
 * other parameters are kept.
 * @param listPath path below `/s`. Default: that of the request.
 * @throws {Response} the redirect
 */
export function redirectFormerMapUrl({ url }: Request, listPath = new URL(url).pathname): void {
  const { searchParams } = new URL(url)
  if (searchParams.get('view') !== 'map') return
  searchParams.delete('view')
  throw redirect(withQuery(toMapPath(listPath), searchParams), 301)
}

function memoize<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new Map<Key, Value>()
  return (key) => {
    const known = found.get(key) ?? find(key)
    found.set(key, known)
    return known
  }
}
