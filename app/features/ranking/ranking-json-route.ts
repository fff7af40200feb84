import type { LoaderFunctionArgs } from '@remix-run/node'
import { createEtag } from '~/http/etag.server'
import { toLocalizedPath } from '~/i18n/languages'
import { RANKING_PATH } from '~/page/ranking-href'
import { getAnonymousVisitor } from '~/session/visitor.server'
import { loadOrders, requireOwnSearch } from './messages.server'
import { loadRankedSearch } from './ranked-search.server'
import { toRankingJson } from './ranking-json'

/** Returns the rules, and the places of the search with the filters of the query, as for a guest. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  requireOwnSearch(args)
  const visitor = getAnonymousVisitor(args)
  const [{ homes, orders }, search] = await Promise.all([
    loadOrders(visitor),
    loadRankedSearch(args, visitor),
  ])
  const { language } = visitor
  const page = args.context.origin + toLocalizedPath(RANKING_PATH, language)
  const text = JSON.stringify(toRankingJson({ language, page, homes, orders }, search))
  return new Response(text, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      // Caches revalidate each time, so that the places are those of the results.
      'Cache-Control': 'public, no-cache',
      ETag: createEtag(text),
      // Search engines index the page instead.
      'X-Robots-Tag': 'noindex',
    },
  })
}
