import { setImmediate } from 'node:timers/promises'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { getAnonymousVisitor } from '~/session/visitor.server'
import { sitemapStatements } from '~/upstream/sitemap-statements.server'
import { formatSitemap, XML_HEADERS } from './format-sitemap'
import { loadStatementPages, sitemapLoaders } from './sitemap-pages.server'

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
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
