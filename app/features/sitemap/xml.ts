import { xml } from '../../http/xml'
import { type Language, languages } from '../../i18n/languages'

/** One page in every language, and the day it last changed. */
export interface SitemapPage {
  paths: Record<Language, string>
  day?: string | undefined
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const PAGES =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
const INDEX = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
/** Pages written at once: enough to be worth a packet, too few to be felt in memory. */
const AT_ONCE = 200

/** A sitemap, piece by piece: each page in each language, with all of them named beside. */
export function* pagesXml(pages: readonly SitemapPage[], origin: string): Generator<string> {
  yield HEAD + PAGES
  for (let at = 0; at < pages.length; at += AT_ONCE)
    yield pages
      .slice(at, at + AT_ONCE)
      .map((page) => pageXml(page, origin))
      .join('')
  yield '</urlset>\n'
}

function pageXml({ paths, day }: SitemapPage, origin: string): string {
  const address = (language: Language) => xml(origin + paths[language])
  const others = languages
    .map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${address(each)}"/>`)
    .concat(`<xhtml:link rel="alternate" hreflang="x-default" href="${address('ka')}"/>`)
    .join('')
  const changed = day ? `<lastmod>${xml(day)}</lastmod>` : ''
  return languages.map((each) => `<url><loc>${address(each)}</loc>${changed}${others}</url>\n`).join('')
}

/** The list of sitemaps. */
export function indexXml(paths: readonly string[], origin: string): string {
  const rows = paths.map((path) => `<sitemap><loc>${xml(origin + path)}</loc></sitemap>\n`)
  return `${HEAD}${INDEX}${rows.join('')}</sitemapindex>\n`
}
