import { setImmediate } from 'node:timers/promises'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { getAnonymousVisitor } from '~/session/visitor.server'
import { sitemapStatements } from '~/upstream/sitemap-statements.server'
import { formatSitemap, formatSitemapIndex } from './format-sitemap'
import { loadStatementPages, sitemapLoaders } from './sitemap-pages.server'

const CACHE_ONE_HOUR = 'public, max-age=3600'
const XML_HEADERS = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': CACHE_ONE_HOUR }

/** Returns the fixed sitemaps, and those of statements if the upstream is available. */
export async function loadSitemapIndexResponse(args: LoaderFunctionArgs): Promise<Response> {
  const visitor = getAnonymousVisitor(args)
  const statements = await visitor.optional('sitemap of statements', visitor.call(sitemapStatements(0)))
  const parts = Array.from({ length: statements?.parts ?? 0 }, (_, at) => `statements-${at + 1}`)
  const paths = [...Object.keys(sitemapLoaders), ...parts].map((name) => `/sitemaps/${name}.xml`)
  return new Response(formatSitemapIndex(paths, args.context.origin), { headers: XML_HEADERS })
}

export async function loadSitemapResponse(args: LoaderFunctionArgs): Promise<Response> {
  const [, name = ''] = /^([\w-]+)\.xml$/.exec(args.params.part ?? '') ?? []
  const pages = await findSitemapPages(name, args)
  if (!pages) return new Response('not found\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  const chunks = formatSitemap(pages, args.context.origin)
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    async pull(controller) {
      // Reading all chunks at once would delay other requests.
      await setImmediate()
      const { done, value } = chunks.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  return new Response(body, { headers: XML_HEADERS })
}

async function findSitemapPages(name: string, args: LoaderFunctionArgs) {
  const visitor = getAnonymousVisitor(args)
  if (Object.hasOwn(sitemapLoaders, name)) return sitemapLoaders[name]?.(visitor, args.context.site)
  const part = Number(/^statements-([1-9]\d{0,5})$/.exec(name)?.[1])
  if (!part) return undefined
  const { parts } = await visitor.call(sitemapStatements(0))
  return part <= parts ? loadStatementPages(visitor, part) : undefined
}

/** Formats robots.txt without forms, personal pages and URLs that count views. */
export function formatRobotsTxt(origin: string): string {
  const privatePaths = [
    '/do/',
    '/data/',
    '/sandbox/',
    '/account',
    '/auth',
    '/payment-result',
    '/refused',
    '/evaluation/',
  ]
  const disallowedPaths = privatePaths.flatMap((path) => [path, `/en${path}`, `/ru${path}`])
  const parameters = [
    'take_loan',
    'login',
    'ai_modal',
    'call_request',
    'companies',
    'fill_balance',
    'bounds',
    'draw',
  ]
  return [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    ...parameters.map((name) => `Disallow: /*?*${name}=`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
