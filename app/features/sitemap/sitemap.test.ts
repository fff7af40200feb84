import { pino } from 'pino'
import { beforeAll, expect, test, vi } from 'vitest'
import { languages, toLocalizedPath } from '~/i18n/languages'
import { ReferenceCache } from '~/upstream/reference-cache.server'
import { addDemoArticles } from '~backend/demo/seed/demo-initial-data'
import { ARTICLE_ENTRIES } from '~backend/initial-data/articles/article'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { siteRoutes } from '~tests/fixtures/site-routes'
import { findSitemapErrors } from '~tests/fixtures/sitemap-errors'
import { formatRobotsTxt } from './robots-route'
import { loader as loadSitemapIndexResponse } from './sitemap-index-route'
import { loader as loadSitemapResponse } from './sitemap-route'

const log = pino({ level: 'silent' })

const database = withTestDatabase()

const server = withServer(() => createTestApi(database.pool, log))

let flat: number

let hidden: number

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  await addDemoArticles(pool)
  flat = await addStatement(pool)
  hidden = await addStatement(pool, { status: 'inactive' })
})

async function requestSitemap(path: string, part?: string) {
  const context: Record<string, unknown> = { origin: 'https://ezo.test' }
  const args = createRouteArgs(path, { origin: server.origin, params: part ? { part } : {}, context })
  args.context.referenceCache = new ReferenceCache(args.context.upstream)
  const answer = await (part ? loadSitemapResponse(args) : loadSitemapIndexResponse(args))
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

const locations = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at)

test('the sitemap index lists every part, with as many parts of statements as needed', async () => {
  const { type, text } = await requestSitemap('/sitemap.xml')
  expect(type).toContain('application/xml')
  expect(locations(text)).toEqual(
    ['pages', 'places', 'prices', 'companies', 'articles', 'statements-1'].map(
      (name) => `https://ezo.test/sitemaps/${name}.xml`,
    ),
  )
})

test('the sitemap lists active statements in every language, each with its alternates', async () => {
  const { text } = await requestSitemap('/sitemaps/statements-1.xml', 'statements-1.xml')
  const [ka, en, ru, ...more] = locations(text)
  expect(more).toEqual([])
  expect(ka).toMatch(new RegExp(`^https://ezo.test/udzravi-qoneba/iyideba-bina/[a-z0-9-]+-${flat}$`))
  expect([en, ru].map((at) => at?.endsWith(`-${flat}`))).toEqual([true, true])
  expect(en).toContain('https://ezo.test/en/udzravi-qoneba/')
  expect(text.match(/hreflang="ru"/g)).toHaveLength(3)
  expect(text.match(/hreflang="x-default"/g)).toHaveLength(3)
  expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
  expect(text).not.toContain(`-${hidden}<`)
})

test('the sitemap has every article in each language', async () => {
  const articles = locations((await requestSitemap('/x', 'articles.xml')).text)
  expect(articles).toHaveLength(3 * ARTICLE_ENTRIES.length)
  expect(articles).toContain(`https://ezo.test/ru/blog/${ARTICLE_ENTRIES[0]?.slug}`)
})

test('the sitemap lists each page that search engines may index, by its canonical path', async () => {
  const indexed = siteRoutes.filter(
    ({ path, answer }) => 'hidden' in answer && !answer.hidden && !answer.alias && !path.includes(':'),
  )
  const paths = indexed.flatMap(({ path }) => languages.map((language) => toLocalizedPath(path, language)))
  const { text } = await requestSitemap('/x', 'pages.xml')
  expect(locations(text).toSorted()).toEqual(paths.map((path) => `https://ezo.test${path}`).toSorted())
})

test('the sitemap lists searches of places only where they have results', async () => {
  const { text } = await requestSitemap('/x', 'places.xml')
  expect(locations(text).filter((at) => at?.startsWith('https://ezo.test/en/'))).toEqual(
    ['tbilisi', 'tbilisi/vake-saburtalo', 'tbilisi/vake-saburtalo/vake'].map(
      (place) => `https://ezo.test/en/s/for-sale/${place}`,
    ),
  )
})

test('the sitemap dates a search of a place by the last change of its public statements', async () => {
  const { pool } = database
  const elsewhere = await addStatement(pool, { urban_id: null, district_id: null })
  const change = (id: number, day: string) =>
    pool.query('update statements set last_updated = $2 where id = $1', [id, day])
  await change(flat, '2026-03-04T22:30:00Z')
  await change(elsewhere, '2026-04-01T10:00:00Z')
  await change(hidden, '2026-05-01T10:00:00Z')
  const { text } = await requestSitemap('/x', 'places.xml')
  const days = [...text.matchAll(/<loc>[^<]+\/en\/s\/for-sale\/([^<]+)<\/loc><lastmod>([^<]+)</g)]
  expect(days.map(([, place, day]) => [place, day])).toEqual([
    ['tbilisi', '2026-04-01'],
    ['tbilisi/vake-saburtalo', '2026-03-05'],
    ['tbilisi/vake-saburtalo/vake', '2026-03-05'],
  ])
})

test('every sitemap and their index follow the protocol', async () => {
  expect(findSitemapErrors((await requestSitemap('/sitemap.xml')).text)).toEqual([])
  for (const part of ['pages', 'places', 'prices', 'companies', 'articles', 'statements-1']) {
    const { text } = await requestSitemap('/x', `${part}.xml`)
    expect(findSitemapErrors(text), part).toEqual([])
  }
  const wrong = '<url><loc>/x</loc><loc>https://ezo.test/y</loc><lastmod>2999-01-01</lastmod></url>'
  const urlset = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${wrong}</urlset>`
  expect(findSitemapErrors(urlset)).toHaveLength(3)
})

test('each page of the sitemap links to itself and its other languages, which link back', async () => {
  for (const part of ['pages.xml', 'places.xml', 'articles.xml', 'companies.xml']) {
    const { text } = await requestSitemap('/x', part)
    const rows = [...text.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)]
    const alternates = new Map(
      rows.map(([, at = '', row = '']) => [at, row.match(/hreflang="[^"]+" href="[^"]+"/g)?.join(' ') ?? '']),
    )
    expect(alternates.size, part).toBe(rows.length)
    for (const [at, links] of alternates) {
      const targets = [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
      expect(targets.map(([, language]) => language)).toEqual([...languages, 'x-default'])
      expect(targets.map(([, , href = '']) => alternates.get(href))).toEqual(Array(4).fill(links))
      expect(targets.some(([, , href]) => href === at)).toBe(true)
    }
  }
})

test('the sitemap has all companies, however many list pages they fill', async () => {
  await database.pool.query(
    `insert into users (type, email, display_name, slug, awaits_confirmation)
     select 'broker', 'broker' || at || '@example.ge', 'Elm ' || at, 'elm-' || at, false from generate_series(1, 51) at`,
  )
  const companies = locations((await requestSitemap('/x', 'companies.xml')).text)
  expect(new Set(companies).size).toBe(3 * 51)
})

test.each(['statements-2.xml', 'statements-0.xml', 'constructor.xml', 'pages', 'x.xml'])(
  'the unknown sitemap part %s is 404',
  async (part) => {
    expect((await requestSitemap('/x', part)).status).toBe(404)
  },
)

test('robots.txt disallows account pages and actions in every language and names the sitemap', () => {
  const text = formatRobotsTxt('https://ezo.test')
  for (const path of ['/account', '/en/account', '/ru/do/'])
    expect(text.split('\n')).toContain(`Disallow: ${path}`)
  expect(text).toContain('Sitemap: https://ezo.test/sitemap.xml')
})

test("sitemaps are loaded without the visitor's token, since caches may share them", async () => {
  const args = createRouteArgs('/sitemap.xml', { origin: server.origin, params: { part: 'companies.xml' } })
  args.request.headers.set('cookie', '__Host-token=own-token')
  const call = vi.spyOn(args.context.upstream, 'call')
  for (const load of [loadSitemapIndexResponse, loadSitemapResponse])
    expect((await load(args)).headers.get('cache-control')).toContain('public')
  expect(call.mock.calls.length).toBeGreaterThan(3)
  expect(call.mock.calls.filter(([{ token, visitorId }]) => token || visitorId)).toEqual([])
})
