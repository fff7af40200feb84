import { type Language, languages } from '~/i18n/languages'
import { escapeXml } from '~/seo/escape-xml'

/** One page in every language, and the day it last changed. */
export interface SitemapPage {
  paths: Record<Language, string>
  day?: string | undefined
}

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const URLSET_START =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
const INDEX_START = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
/** Pages written at once: enough to be worth a packet, too few to be felt in memory. */
const PAGES_PER_CHUNK = 200

/** A sitemap, piece by piece: each page in each language, with all of them named beside. */
export function* formatSitemap(pages: readonly SitemapPage[], origin: string): Generator<string> {
  yield XML_DECLARATION + URLSET_START
  for (let at = 0; at < pages.length; at += PAGES_PER_CHUNK)
    yield pages
      .slice(at, at + PAGES_PER_CHUNK)
      .map((page) => formatPage(page, origin))
      .join('')
  yield '</urlset>\n'
}

function formatPage({ paths, day }: SitemapPage, origin: string): string {
  const urlIn = (language: Language) => escapeXml(origin + paths[language])
  const others = languages
    .map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${urlIn(each)}"/>`)
    .concat(`<xhtml:link rel="alternate" hreflang="x-default" href="${urlIn('ka')}"/>`)
    .join('')
  const changed = day ? `<lastmod>${escapeXml(day)}</lastmod>` : ''
  return languages.map((each) => `<url><loc>${urlIn(each)}</loc>${changed}${others}</url>\n`).join('')
}

/** The list of sitemaps. */
export function formatSitemapIndex(paths: readonly string[], origin: string): string {
  const rows = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>\n`)
  return `${XML_DECLARATION}${INDEX_START}${rows.join('')}</sitemapindex>\n`
}
