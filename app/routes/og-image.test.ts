import { pino } from 'pino'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loader as loadArticle } from '~/features/articles/article-route'
import { loader as loadBroker } from '~/features/companies/company/broker-route'
import { loader as loadDeveloper } from '~/features/companies/company/developer-route'
import { loader as loadProject } from '~/features/companies/project/route'
import { loadLanding } from '~/features/services/landing/loader.server'
import { createOgImage, toSiteOgCard } from '~/features/share/index.server'
import { loadStatement } from '~/features/statements/page/loader.server'
import { Signer } from '~/session/signer.server'
import { addDemoArticles } from '~backend/demo/seed/demo-initial-data'
import { ARTICLE_ENTRIES } from '~backend/initial-data/articles/article'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addImage, addPlaces, addProject, addStatement, addUser } from '~tests/fixtures/database-rows'
import { createRouteArgs, getThrownResponse } from '~tests/fixtures/route-args'
import { isFullRun } from '~tests/full-run'
import { loader } from './og-image'

const log = pino({ level: 'silent' })

const signer = new Signer('secret')

const database = withTestDatabase()

const server = withServer(() => createTestApi(database.pool, log))

const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#17624f' } })
  .jpeg()
  .toBuffer()

let requestedPaths: string[] = []

let photoFile: Buffer | undefined

let statement = 0

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  await addDemoArticles(pool)
  const broker = await addUser(pool, { type: 'broker', slug: 'keys', display_name: 'სამი გასაღები' })
  const developer = await addUser(pool, { type: 'developer', slug: 'stairs', display_name: 'კიბეები' })
  await addProject(pool, { developer_id: developer })
  statement = await addStatement(pool, { user_id: broker })
  await addImage(pool, statement, { path: '/pictures/new-s1-0' })
})

beforeEach(() => {
  requestedPaths = []
  photoFile = photo
})

const fetchPhoto = async (href: string) => {
  requestedPaths.push(href)
  if (href.endsWith('.svg'))
    return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  if (!photoFile) throw new Error('gone')
  return photoFile
}

const args = (path: string, params: Record<string, string> = {}) =>
  createRouteArgs(path, {
    origin: server.origin,
    params,
    context: { fetchPhoto, log, signer, origin: 'http://ezo.test' },
  })

function requestImage(href: string): Promise<Response> {
  const [, kind = '', key = '', file = ''] = /\/og\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(href) ?? []
  return loader(args(href, { kind, key: decodeURIComponent(key), file }))
}

const pages = {
  site: async (prefix: string) => {
    const language = prefix === '/en' ? 'en' : prefix === '/ru' ? 'ru' : 'ka'
    return createOgImage('site', 'home', { language, site: {} }, toSiteOgCard)
  },
  statement: async (prefix: string) =>
    (await loadStatement(args(`${prefix}/statements/1`), statement)).socialImage,
  article: async (prefix: string) => {
    const id = ARTICLE_ENTRIES[0]?.slug ?? ''
    return (await loadArticle(args(`${prefix}/blog/${id}`, { id }))).socialImage
  },
  broker: async (prefix: string) =>
    (await loadBroker(args(`${prefix}/br/keys`, { id: 'keys' }))).meta.socialImage,
  developer: async (prefix: string) =>
    (await loadDeveloper(args(`${prefix}/d/stairs`, { id: 'stairs' }))).meta.socialImage,
  project: async (prefix: string) => {
    const { rows } = await database.pool.query<{ id: number }>('select id from projects')
    return (await loadProject(args(`${prefix}/proeqti/1`, { id: String(rows[0]?.id) }))).socialImage
  },
  service: async (prefix: string) => (await loadLanding(args(`${prefix}/vip`))).meta.socialImage,
}

const PREFIXES = ['', '/en', '/ru']

describe.each(Object.entries(pages))('the social image of the page %s', (kind, page) => {
  // Drawing takes a while, so the short run draws each page in one language.
  const place = Object.keys(pages).indexOf(kind)
  test.each(PREFIXES.filter((_, index) => isFullRun || index === place % PREFIXES.length))(
    'a social image is at the URL of the page and may be cached forever (%j)',
    async (prefix) => {
      const { href, alt } = await page(prefix)
      expect(href).toMatch(new RegExp(`^${prefix}/og/${kind}/[^/]+/[0-9a-f]{16}\\.jpg$`))
      expect(alt).not.toBe('')
      const answer = await requestImage(href)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('content-type')).toBe('image/jpeg')
      const picture = await sharp(await answer.arrayBuffer()).metadata()
      expect(picture).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    },
  )
})

test('the alt text of a statement image has its price, title, place and facts', async () => {
  expect((await pages.statement('/en')).alt).toBe(
    '3-room apartment for sale in Vake, $100,000, ჭავჭავაძის გამზირი 26, Vake, Tbilisi, 80\u00a0m² · 3 rooms',
  )
})

test('an image is drawn once for simultaneous and later requests', async () => {
  await database.pool.query('update statements set price = 111000 where id = $1', [statement])
  const { href } = await pages.statement('')
  requestedPaths = []
  await Promise.all([requestImage(href), requestImage(href), requestImage(href)])
  await requestImage(href)
  expect(requestedPaths).toEqual(['/pictures/new-s1-0-1200.jpg'])
})

test('the URL of an older version redirects to the current one', async () => {
  const { href } = await pages.statement('/ru')
  await database.pool.query('update statements set price = 222000 where id = $1', [statement])
  const now = await pages.statement('/ru')
  expect(now.href).not.toBe(href)
  const led = await getThrownResponse(requestImage(now.href.replace(/[0-9a-f]{16}/, '0123456789abcdef')))
  expect([led.status, led.headers.get('location')]).toEqual([302, now.href])
  expect(led.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['is missing', 333_000, undefined],
  ['is not a picture', 444_000, Buffer.from('<!doctype html>')],
])(
  'an image without its photo, which %s, may be cached for only a minute and is logged',
  async (_, price, file) => {
    const warn = vi.spyOn(log, 'warn')
    await database.pool.query('update statements set price = $2 where id = $1', [statement, price])
    photoFile = file
    const answer = await requestImage((await pages.statement('')).href)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(warn.mock.calls).toMatchObject([
      [{ href: '/pictures/new-s1-0-1200.jpg' }, 'a social image is drawn without its photo'],
    ])
    warn.mockRestore()
  },
)

test.each([
  '/og/statement/999999/0123456789abcdef.jpg',
  '/og/statement/junk/0123456789abcdef.jpg',
  '/og/article/none/0123456789abcdef.jpg',
  '/og/broker/none/0123456789abcdef.jpg',
  '/og/service/measure/0123456789abcdef.jpg',
  '/og/site/other/0123456789abcdef.jpg',
  '/og/toString/home/0123456789abcdef.jpg',
  '/og/site/home/short.jpg',
  '/og/site/home/0123456789abcdef.png',
])('the image %s does not exist', async (href) => {
  const answer = await getThrownResponse(requestImage(href))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(requestedPaths).toEqual([])
})

test('the image of an expired statement responds with 404', async () => {
  const id = await addStatement(database.pool, { status: 'expired' })
  expect((await getThrownResponse(requestImage(`/og/statement/${id}/0123456789abcdef.jpg`))).status).toBe(404)
})

test('too many images at once respond with 503 and a time to retry', { timeout: 60_000 }, async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => addStatement(database.pool)))
  const hrefs = await Promise.all(
    ids.map(async (id) => (await loadStatement(args(`/statements/${id}`), id)).socialImage.href),
  )
  const answers = await Promise.all(hrefs.map(requestImage))
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused).toHaveLength(3)
  expect(refused[0]?.headers.get('retry-after')).toBe('2')
  expect(answers.filter(({ status }) => status === 200).length).toBe(17)
})
