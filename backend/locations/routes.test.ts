import { beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)

beforeAll(() => addPlaces(database.pool))

// Specification 1.3.13
test('cities contain their districts, neighbourhoods and streets', async () => {
  const { body } = await api.get('/v1/microservice/locations/cities', { locale: 'en' })
  const [tbilisi, batumi] = body.data
  expect(tbilisi).toMatchObject({
    id: 1,
    display_name: 'Tbilisi',
    display_name_in: 'In Tbilisi',
    slug: 'tbilisi',
  })
  expect(batumi.districts).toMatchObject([{ id: 8, display_name: 'Rustaveli', urbans: [] }])
  const vake = tbilisi.districts[0].urbans[0]
  expect(vake).toMatchObject({
    id: 38,
    display_name: 'Vake',
    has_street: true,
    streets_count: 2,
    translations: { ka: { display_name: 'ვაკე', display_name_in: 'ვაკეში' } },
  })
  expect(vake.grouped_streets).toContainEqual({
    id: 100,
    slug: 'tchavtchavadzis-gamzirze',
    slugs: {
      ka: 'tchavtchavadzis-gamzirze',
      en: 'on-chavchavadze-avenue',
      ru: 'na-prospekte-cavcavadze',
    },
    seo_long_name: {
      ka: 'ჭავჭავაძის გამზირზე',
      en: 'On Chavchavadze Avenue',
      ru: 'На проспекте Чавчавадзе',
    },
  })
})

test('Georgian names are not capitalized', async () => {
  const { body } = await api.get('/v1/microservice/locations/cities')
  expect(body.data[0].display_name_in).toBe('თბილისში')
})

test('metro stations have a name, a genitive and neighbourhoods', async () => {
  const { body } = await api.get('/v1/microservice/locations/metro-stations')
  expect(body.data).toMatchObject([
    { id: 14, display_name: 'რუსთაველი', seo_name: 'რუსთაველის', urban_ids: [64], deleted_at: null },
  ])
})

// Specification 1.3.15, 1.7.23
test.each([
  ['/statements/locations/grouped-streets?ids=200', ['Barnovi Street']],
  ['/v1/microservice/locations/grouped-streets?urbans=38', ['Barnovi Street', 'Chavchavadze Avenue']],
  [
    '/v1/microservice/locations/grouped-streets?districts=4&ids=200',
    ['Barnovi Street', 'Chavchavadze Avenue'],
  ],
  ['/v1/microservice/locations/grouped-streets/6', ['Barnovi Street']],
  ['/v1/microservice/locations/grouped-streets?ids=x', []],
  ['/v1/microservice/locations/grouped-streets/x', []],
])('the grouped streets of %s contain each name once', async (path, names) => {
  const { body } = await api.get(path, { locale: 'en' })
  expect(body.data.map((street: { display_name: string }) => street.display_name)).toEqual(names)
})

test.each([
  ['q=ბარნოვ&city_id=1', [200, 201]],
  ['q=ЧАВЧАВАДЗЕ', [100]],
  ['q=чавч', [100]],
  ['q=tchavtchavadzis gamziri', [100]],
  ['q=barnovi street 12', [200, 201]],
  ['q=ბარ', []],
  ['q=avenue', []],
  ['q=%25%25%25%25', []],
  ['q=%00%00%00%00', []],
  ['q=barnovi&city_id=15', []],
  ['', []],
])('the street search by %s returns the matching streets', async (query, ids) => {
  for (const path of ['/v1/microservice/locations/streets', '/statements/locations/streets', '/v1/streets']) {
    const { status, body } = await api.get(`${path}?${query}`)
    expect(status).toBe(200)
    expect(body.data.map((street: { id: number }) => street.id)).toEqual(ids)
  }
})

test('a street found by name has its neighbourhood, even if several have the name', async () => {
  const { body } = await api.get('/v1/streets?q=barnovi', { locale: 'en' })
  expect(body.data).toMatchObject([
    { display_name: 'Barnovi Street', urban_name: 'Vera', metro_stations: [{ display_name: 'Rustaveli' }] },
    { display_name: 'Barnovi Street', urban_name: 'Vake', metro_stations: [] },
  ])
})

test('a text is interpreted in the language of the request', async () => {
  const search = async (query: string, locale: string) =>
    (await api.get(`/v1/microservice/locations/search?${query}`, { locale })).body.data
  expect(await search(`q=${encodeURIComponent('ბინა ვაკეში')}`, 'en')).toEqual({
    filters: {
      parameters: { real_estate_types: '1' },
      phrases: [{ words: 'ბინა', without: 'ვაკეში' }],
      without: 'ვაკეში',
    },
    pieces: [{ words: 'ვაკეში', kind: 'urban', places: [{ id: 38, display_name: 'Vake' }], without: 'ბინა' }],
    house_number: null,
    rest: null,
  })
  const nothing = { filters: null, pieces: [], house_number: null }
  const elsewhere = { ...nothing, rest: { words: 'Vake', without: '' } }
  expect(await search('q=Vake&cities=15', 'ru')).toEqual(elsewhere)
  expect(await search('', 'ka')).toEqual({ ...nothing, rest: null })
})
