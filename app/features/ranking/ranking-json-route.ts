import type { LoaderFunctionArgs } from '@remix-run/node'
import { toLocalizedPath } from '~/i18n/languages'
import { RANKING_PATH } from '~/page/ranking-href'
import { getAnonymousVisitor } from '~/session/visitor.server'
import { loadOrders, requireOwnSearch } from './messages.server'
import { toRankingJson } from './ranking-json'

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  requireOwnSearch(args)
  const visitor = getAnonymousVisitor(args)
  const { homes, orders } = await loadOrders(visitor)
  const page = args.context.origin + toLocalizedPath(RANKING_PATH, visitor.language)
  return new Response(JSON.stringify(toRankingJson({ language: visitor.language, page, homes, orders })), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      // Search engines index the page instead.
      'X-Robots-Tag': 'noindex',
    },
  })
}
