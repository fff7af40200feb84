import { beforeAll, expect, test } from 'vitest'
import { addSisterSites } from '~backend/demo/seed/sister-sites'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  await addStatement(pool)
  await addStatement(pool, { deal_type_id: 2 })
  await pool.query("insert into feature_flags (key, is_on) values ('user-merge-flag', true)")
  await pool.query(`insert into badges (badgeable_type, badgeable_id, key, name_ka, name_en, name_ru, color, text_color, type)
    values ('services', 3, 'new', 'ახალი', 'New', 'Новое', '#17624f', '#ffffff', 'button')`)
})

test('the footer counts the statements that each of its searches finds', async () => {
  const { body } = await api.get('/v1/footer', { locale: 'en' })
  expect(body.data.top_footer[0]).toMatchObject({
    id: 1,
    title: 'For sale',
    url: '/s?deal_types=1',
    statements_count: 1,
  })
  expect(body.data.top_footer[0].links[0]).toEqual({
    title: 'Apartments in Tbilisi',
    url: '/s?deal_types=1&real_estate_types=1&cities=1',
    statements_count: 1,
  })
  expect(body.data.bottom_footer[0]).toMatchObject({ statements_count: 2 })
  expect(body.data.sister_sites).toEqual([])
  await addSisterSites(database.pool)
  const { sister_sites } = (await api.get('/v1/footer', { locale: 'en' })).body.data
  expect(sister_sites).toHaveLength(9)
  expect(sister_sites[0]).toEqual({
    title: 'Ezo Auto',
    url: '/sandbox/elsewhere/auto',
    logo: '/img/sister-sites/auto.svg',
  })
})

test('a footer link that is not a search has no count', async () => {
  await database.pool.query(
    `insert into footer_links (group_id, position, title_ka, title_en, title_ru, url)
     values (1, 99, 'ჩვენ', 'About', 'О нас', '/chvens-shesaxeb')`,
  )
  const { body } = await api.get('/v1/footer', { locale: 'en' })
  expect(body.data.top_footer[0].links.at(-1)).toMatchObject({ title: 'About', statements_count: null })
})

// Specification 1.2.71, 1.7.41
test('the configuration contains navigation, exchange rate and flags', async () => {
  const { body } = await api.get('/v1/config', { locale: 'ru' })
  expect(body.data.routes.map(({ url }: { url: string }) => url)).toEqual([
    '/s?deal_types=1',
    '/s?deal_types=2',
    '/s?deal_types=7',
    '/s?deal_types=3',
  ])
  // Only real-estate types that have statements are listed.
  expect(body.data.routes[0].children).toEqual([
    { id: 101, key: 'flat', title: 'Квартиры', url: '/s?deal_types=1&real_estate_types=1' },
  ])
  expect(body.data.routes[3].children).toEqual([])
  expect(body.data.exchange_rate).toEqual({
    from: 'USD',
    to: 'GEL',
    rate: 2.7,
    date: '2026-01-01',
    source: 'demo',
  })
  expect(body.data.currencies.map(({ key }: { key: string }) => key)).toEqual(['gel', 'dollar'])
  expect(body.data.feature_flags).toEqual({ 'user-merge-flag': true })
})

// Specification 1.7.43
test.each([
  ['badgeable_type=services&badgeable_ids=', 1],
  ['badgeable_type=services&badgeable_ids=3,4', 1],
  ['badgeable_type=services&badgeable_ids=4', 0],
  ['badgeable_type=others', 0],
  ['', 1],
])('the query %s returns its badges', async (query, count) => {
  const { body } = await api.get(`/v1/badges?${query}`, { locale: 'en' })
  expect(body.data).toHaveLength(count)
  if (count > 0) expect(body.data[0]).toMatchObject({ badge_display_name: 'New', badge_type: 'button' })
})
