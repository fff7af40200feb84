import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { addDemoArticles } from '~backend/demo/seed/demo-initial-data'
import { loadArticles } from '~backend/initial-data/articles/articles'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { createRouteArgs, getThrownResponse } from '~tests/fixtures/route-args'
import { loader as loadBlog } from './blog-route'
import { loadArticle } from './loader.server'

const ARTICLES = await loadArticles()

const log = pino({ level: 'silent' })

const database = withTestDatabase()

const server = withServer(() => createTestApi(database.pool, log))

beforeAll(() => addDemoArticles(database.pool))

const argsFor = (path: string, params: Record<string, string> = {}) =>
  createRouteArgs(path, {
    origin: server.origin,
    params,
    context: { site: { vastUrl: '/adverts/vast.xml' } },
  })

test('the list of articles is paged, and a page past the end redirects to the last', async () => {
  const list = await loadBlog(argsFor('/ru/blog?page=junk'))
  expect(list).toMatchObject({ page: 1, lastPage: 1, title: 'Блог' })
  expect(list.articles.map(({ name }) => name)).toEqual(ARTICLES.map(({ slug }) => slug))
  const beyond = await getThrownResponse(loadBlog(argsFor('/ru/blog?page=7')))
  expect([beyond.status, beyond.headers.get('location')]).toEqual([302, '/ru/blog'])
})

test('an article redirects from any other name to its one URL', async () => {
  const [{ slug, en } = { slug: '', en: undefined }] = ARTICLES
  const byName = await loadArticle(argsFor(`/en/blogi/${slug}`, { id: slug }))
  expect(byName).toMatchObject({ title: en?.title, canonical: `/en/blog/${slug}` })
  expect(byName.videoAd).toBe('/adverts/vast.xml?locale=en')
  expect(byName.html).toMatch(/^<p>/)
  expect(byName.others).toHaveLength(3)
  const byId = await loadArticle(argsFor('/en/blog/1', { id: String(byName.id) }))
  expect(byId.canonical).toBe(byName.canonical)
})

// Specification 1.2.19
test('/blogi redirects to the list, and an unknown article is 404', async () => {
  const alone = await getThrownResponse(loadArticle(argsFor('/en/blogi')))
  expect([alone.status, alone.headers.get('location')]).toEqual([302, '/en/blog'])
  expect((await getThrownResponse(loadArticle(argsFor('/blog/none', { id: 'none' })))).status).toBe(404)
})
