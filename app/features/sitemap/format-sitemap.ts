import { type Language, languages } from '~/i18n/languages'
import { escapeXml } from '~contract/values/xml-text'

/** Page in every language with the day of its last change. */
export interface SitemapPage {
  paths: Record<Language, string>
  day?: string | undefined
}

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

const URLSET_START =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'

const INDEX_START = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'

/** Number of pages in one chunk: enough to fill a packet, few enough to save memory. */
const PAGES_PER_CHUNK = 200

/** Yields the sitemap in chunks; each page is listed in every language with links to the others. */
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

export function formatSitemapIndex(paths: readonly string[], origin: string): string {
  const rows = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>\n`)
  return `${XML_DECLARATION}${INDEX_START}${rows.join('')}</sitemapindex>\n`
}

const CACHE_ONE_HOUR = 'public, max-age=3600'

export const XML_HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': CACHE_ONE_HOUR,
}
