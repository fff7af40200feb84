import { beforeAll, describe, expect, test } from 'vitest'
import { addDemoArticles } from '~backend/demo/seed/demo-initial-data'
import { loadArticles } from '~backend/initial-data/articles/articles'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'

const ARTICLES = await loadArticles()

const database = withTestDatabase()
const api = withApi(database)
const [latest, ...earlier] = ARTICLES

beforeAll(async () => {
  await addDemoArticles(database.pool)
  await database.pool.query(
    `update articles set published_at = now() + interval '1 day' where slug = 'a-listing-that-gets-calls'`,
  )
})

const slugs = (cards: { slug: string }[]) => cards.map(({ slug }) => slug)

describe('articles', () => {
  test('articles are listed latest first in pages, and only from their publication day', async () => {
    const { body } = await api.get('/v1/blogs?page=2&per_page=4', { locale: 'ru' })
    expect(slugs(body.data.data)).toEqual(ARTICLES.slice(4, 8).map(({ slug }) => slug))
    expect(body.data).toMatchObject({ total: ARTICLES.length - 1, current_page: 2, last_page: 3 })
    expect(body.data.data[0]).toMatchObject({ title: ARTICLES[4]?.ru.title, image: { illustration: true } })
    expect(body.data.data[0]).not.toHaveProperty('body')
    const hidden = await api.get('/v1/blogs/a-listing-that-gets-calls')
    expect(hidden.status).toBe(404)
  })

  test('an article is found by slug or id and comes with the three latest others', async () => {
    const bySlug = await api.get(`/v1/blogs/${latest?.slug}`, { locale: 'en' })
    expect(bySlug.body.data.title).toBe(latest?.en.title)
    expect(slugs(bySlug.body.data.others)).toEqual(earlier.slice(0, 3).map(({ slug }) => slug))
    const byId = await api.get(`/v1/blogs/${bySlug.body.data.id}`, { locale: 'en' })
    expect(byId.body).toEqual(bySlug.body)
  })

  test.each(['0', '99999999999', 'nothing-here', '%27', 'public-registry-check%00'])(
    'the endpoint answers 404 for %s',
    async (name) => {
      expect((await api.get(`/v1/blogs/${name}`)).status).toBe(404)
    },
  )

  test('the seed does not overwrite an article that an editor changed', async () => {
    await database.pool.query(`update articles set title_ka = 'სხვა' where slug = $1`, [latest?.slug])
    await addDemoArticles(database.pool)
    const { body } = await api.get(`/v1/blogs/${latest?.slug}`)
    expect(body.data.title).toBe('სხვა')
  })
})
