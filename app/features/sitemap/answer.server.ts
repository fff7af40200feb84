import type { LoaderFunctionArgs } from '@remix-run/node'
import { readVisitor, type Visitor } from '../../http/visitor.server'
import { statementAddresses } from '../../upstream/addresses.server'
import { smallParts, statementPages } from './parts.server'
import { indexXml, pagesXml } from './xml'

const HOUR = 'public, max-age=3600'
const XML = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': HOUR }

/** The list of sitemaps: the small ones, and those of statements where the upstream tells them. */
export async function answerSitemapIndex(args: LoaderFunctionArgs): Promise<Response> {
  const visitor = readVisitor(args)
  const statements = await visitor.optional('sitemap of statements', visitor.call(statementAddresses(0)))
  const parts = Array.from({ length: statements?.parts ?? 0 }, (_, at) => `statements-${at + 1}`)
  const paths = [...Object.keys(smallParts), ...parts].map((name) => `/sitemaps/${name}.xml`)
  return new Response(indexXml(paths, args.context.origin), { headers: XML })
}

/** One sitemap, sent as it is written. */
export async function answerSitemap(args: LoaderFunctionArgs): Promise<Response> {
  const [, name = ''] = /^([\w-]+)\.xml$/.exec(args.params.part ?? '') ?? []
  const pages = await pagesCalled(name, readVisitor(args))
  if (!pages) return new Response('not found\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  const pieces = pagesXml(pages, args.context.origin)
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    pull(controller) {
      const { done, value } = pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  return new Response(body, { headers: XML })
}

async function pagesCalled(name: string, visitor: Visitor) {
  if (Object.hasOwn(smallParts, name)) return smallParts[name]?.(visitor)
  const part = Number(/^statements-([1-9]\d{0,5})$/.exec(name)?.[1])
  if (!part) return undefined
  const { parts } = await visitor.call(statementAddresses(0))
  return part <= parts ? statementPages(visitor, part) : undefined
}

/** What machines may read: no forms, no one's own pages, nothing that is counted. */
export function robotsText(origin: string): string {
  const closed = [
    '/do/',
    '/data/',
    '/sandbox/',
    '/account',
    '/auth',
    '/payment-result',
    '/refused',
    '/evaluation/',
  ]
  const inEach = closed.flatMap((path) => [path, `/en${path}`, `/ru${path}`])
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
    ...inEach.map((path) => `Disallow: ${path}`),
    ...parameters.map((name) => `Disallow: /*?*${name}=`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
