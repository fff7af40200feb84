import type { LoaderFunctionArgs } from '@remix-run/node'
import { getAnonymousVisitor } from '~/session/visitor.server'
import { sitemapStatements } from '~/upstream/sitemap-statements.server'
import { formatSitemapIndex, XML_HEADERS } from './format-sitemap'
import { sitemapLoaders } from './sitemap-pages.server'

/** Returns the fixed sitemaps, and those of statements if the upstream is available. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const visitor = getAnonymousVisitor(args)
  const statements = await visitor.optional('sitemap of statements', visitor.call(sitemapStatements(0)))
  const parts = Array.from({ length: statements?.parts ?? 0 }, (_, at) => `statements-${at + 1}`)
  const paths = [...Object.keys(sitemapLoaders), ...parts].map((name) => `/sitemaps/${name}.xml`)
  return new Response(formatSitemapIndex(paths, args.context.origin), { headers: XML_HEADERS })
}
