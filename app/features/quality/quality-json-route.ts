import type { LoaderFunctionArgs } from '@remix-run/node'
import { toLocalizedPath } from '~/i18n/languages'
import { ACCURACY_PATH } from '~/page/accuracy-path'
import { QUALITY_PATH } from '~/page/quality-href'
import { getAnonymousVisitor } from '~/session/visitor.server'
import { loadQuality, requireOwnStatements } from './loader.server'
import { toQualityJson } from './quality-json'

const RETRY_AFTER_SECONDS = 60

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  requireOwnStatements(args)
  const visitor = getAnonymousVisitor(args)
  const { figures, ...quality } = await loadQuality(visitor)
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    // Search engines index the page instead.
    'X-Robots-Tag': 'noindex',
  }
  if (!figures)
    return new Response(JSON.stringify({ error: figures === null ? 'being_counted' : 'unavailable' }), {
      status: 503,
      headers: { ...headers, 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_SECONDS) },
    })
  const toUrl = (path: string) => args.context.origin + toLocalizedPath(path, visitor.language)
  const urls = { page: toUrl(QUALITY_PATH), accuracyPage: toUrl(ACCURACY_PATH) }
  const body = toQualityJson({ language: visitor.language, ...urls, figures, ...quality })
  return new Response(JSON.stringify(body), {
    headers: { ...headers, 'Cache-Control': 'public, max-age=3600' },
  })
}
