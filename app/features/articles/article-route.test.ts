import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { addDemoArticles } from '~backend/demo/seed/demo-initial-data'
import { loadArticles } from '~backend/initial-data/articles/articles'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { createRouteArgs, getThrownResponse } from '~tests/fixtures/route-args'
import { type ArticleData, articleMeta, loader as loadArticle, splitArticle } from './article-route'
import { loader as loadBlog } from './blog-route'

// Specification 1.2.109
test.each([
  ['<p>a</p><p>b</p>', ['<p>a</p>', '<p>b</p>']],
  [
    '<p>a</p><h2>b</h2><p>c<br />d</p><ul><li>e</li></ul>',
    ['<p>a</p><h2>b</h2><p>c<br />d</p>', '<ul><li>e</li></ul>'],
  ],
  [
    '<p>a</p><blockquote><p>b</p><p>c</p></blockquote><p>d</p>',
    ['<p>a</p>', '<blockquote><p>b</p><p>c</p></blockquote><p>d</p>'],
  ],
])('%s is split after the paragraph nearest to the middle', (html, parts) => {
  expect(splitArticle(html)).toEqual(parts)
})

test.each(['<p>a</p>', '<ul><li><p>a</p></li><li>b</li></ul>', ''])('the article %j is not split', (html) => {
  expect(splitArticle(html)).toEqual([html, ''])
})

const root = {
  id: 'root',
  data: {
    origin: 'https://ezo.test',
    language: 'en',
    layout: { brandName: 'Ezo' },
    siteImage: { href: '/en/og/site/home/1.jpg', alt: 'Find a home' },
  },
}

const article = {
  id: 1,
  name: 'a',
  title: 'A title',
  lead: 'What it is about',
  html: '',
  others: [],
  language: 'en',
  publishedAt: new Date('2026-11-12T05:00:00Z'),
  updatedAt: new Date('2026-11-13T05:00:00Z'),
  canonical: '/en/blog/a',
  socialImage: { href: '/en/og/article/a/2.jpg', alt: 'A title, What it is about' },
  image: {
    href: '/pictures/old-a-0.webp',
    isMain: true,
    illustration: true,
    width: 1200,
    height: 900,
    color: undefined,
    files: { base: '/pictures/old-a-0' },
  },
} satisfies ArticleData

test('the structured data of an article repeats the text of its page', () => {
  const meta = articleMeta({ data: article, matches: [root] })
  expect(meta).toContainEqual({
    'script:ld+json': expect.objectContaining({
      '@type': 'BlogPosting',
      headline: 'A title',
      url: 'https://ezo.test/en/blog/a',
      inLanguage: 'en',
      datePublished: '2026-11-12T05:00:00.000Z',
      dateModified: '2026-11-13T05:00:00.000Z',
    }),
  })
  const contentOf = (property: string) => meta.find((one) => 'property' in one && one.property === property)
  expect(contentOf('og:title')).toMatchObject({ content: 'A title' })
  expect(contentOf('og:image')).toMatchObject({ content: 'https://ezo.test/en/og/article/a/2.jpg' })
  expect(contentOf('og:image:alt')).toMatchObject({ content: 'A title, What it is about' })
  expect(contentOf('og:description')).toMatchObject({ content: 'What it is about' })
})

test('the meta tags of an article without a picture have no image', () => {
  const meta = articleMeta({ data: { ...article, image: undefined }, matches: [root] })
  expect(meta).toContainEqual({
    'script:ld+json': expect.not.objectContaining({ image: expect.anything() }),
  })
})

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
