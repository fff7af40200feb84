import { expect, test } from 'vitest'
import { languages } from '~/i18n/languages'
import { formatSitemap, type SitemapPage } from './format-sitemap'

const createPages = (count: number): SitemapPage[] =>
  Array.from({ length: count }, (_, at) => ({ paths: { ka: `/${at}`, en: `/en/${at}`, ru: `/ru/${at}` } }))

test.each([0, 1, 200, 201, 400])('a sitemap of %i pages is one list that has each of them once', (count) => {
  const pages = createPages(count)
  const text = [...formatSitemap(pages, 'https://ezo.test')].join('')
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  const urls = pages.flatMap(({ paths }) => languages.map((language) => `https://ezo.test${paths[language]}`))
  expect(listed).toEqual(urls)
  expect(text).toMatch(/^<\?xml [^>]*>\n<urlset [^>]*>\n(<url>.*<\/url>\n)*<\/urlset>\n$/)
})

test('a sitemap is sent in chunks, so that other requests run meanwhile', () => {
  const [, ...pieces] = [...formatSitemap(createPages(401), 'https://ezo.test')]
  expect(pieces.map((piece) => piece.match(/<url>/g)?.length)).toEqual([600, 600, 3, undefined])
})
