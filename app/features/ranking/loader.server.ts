import type { LoaderFunctionArgs } from '@remix-run/node'
import { serviceDefinitions } from '~/features/services'
import { notFound } from '~/http/error-responses.server'
import { formatDay } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { getQualityHref } from '~/page/quality-href'
import { RANKING_PATH } from '~/page/ranking-href'
import { TRUST_PATH } from '~/page/trust-href'
import { getAnonymousVisitor, getVisitor } from '~/session/visitor.server'
import { toGeorgianNoon } from '~contract/values/georgian-time'
import { listTexts, loadOrders } from './messages.server'
import { RANKING_JSON_PATH, toRankingJson } from './ranking-json'
import { RANKING_RULES_DATE } from './rules'

export async function loadRankingPage(args: LoaderFunctionArgs) {
  requireOwnSearch(args)
  const visitor = getVisitor(args)
  const { language } = visitor
  const { t, homes, orders } = await loadOrders(visitor)
  const vipPath = serviceDefinitions.find(({ name }) => name === 'vip')?.landingPath
  return {
    title: t('ranking:title'),
    description: t('ranking:description'),
    canonical: toLocalizedPath(RANKING_PATH, language),
    updated: formatDay(toGeorgianNoon(RANKING_RULES_DATE), language, new Date(0)),
    orders,
    homes: homes.length > 0 ? homes.map(({ name }) => name).join(', ') : undefined,
    ...listTexts(t),
    jsonHref: toLocalizedPath(RANKING_JSON_PATH, language),
    qualityHref: getQualityHref(args.context.site, language),
    contactHref: toLocalizedPath('/contact', language),
    trustHref: toLocalizedPath(TRUST_PATH, language),
    vipHref: vipPath && toLocalizedPath(vipPath, language),
  }
}

export type RankingData = Awaited<ReturnType<typeof loadRankingPage>>

export async function loadRankingJson(args: LoaderFunctionArgs): Promise<Response> {
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

function requireOwnSearch({ context }: LoaderFunctionArgs): void {
  if (context.site.hasOperatorApis) throw notFound('errors.page_desc')
}
