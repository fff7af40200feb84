import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addUser, places, streets } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const IN_VAKE = { city_id: places.tbilisi, district_id: places.vakeSaburtalo, urban_id: places.vake }
const IN_BATUMI = { city_id: places.batumi, district_id: places.rustaveli }

let userId: number
let token: string

beforeAll(async () => {
  await addPlaces(database.pool)
  await database.pool.query(`insert into cities (id, name_ka, name_en, name_ru, slug, lat, lng) values
    (96, 'ქუთაისი', 'Kutaisi', 'Кутаиси', 'kutaisi', 42.25, 42.7)`)
})

beforeEach(async () => {
  userId = await addUser(database.pool)
  token = await createSession(database.pool, userId)
})

async function add(fields: Record<string, unknown>, path = '/v1/microservice/locations/streets/create') {
  const entries = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])
  return api.post(path, new URLSearchParams(entries), { token, locale: 'en' })
}

async function streetsNamed(name: string) {
  const { rows } = await database.pool.query('select * from streets where name_ka = $1 order by id', [name])
  return rows
}

describe('new streets', () => {
  test('a new street is added, returned and found at once', async () => {
    const { status, body } = await add({
      ...IN_VAKE,
      display_name: '  ახალი   ბაღის ქუჩა ',
      lat: 41.71,
      lng: 44.77,
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      display_name: 'ახალი ბაღის ქუჩა',
      urban_name: 'Vake',
      is_new: true,
      latitude: 41.71,
      longitude: 44.77,
    })
    expect(await streetsNamed('ახალი ბაღის ქუჩა')).toMatchObject([
      { id: body.data.street_id, grouped_street_id: body.data.street_id, added_by: userId },
    ])
    const found = await api.get('/statements/locations/streets?q=akhali bagh')
    expect(found.body.data).toMatchObject([{ id: body.data.street_id }])
  })

  test('a street added by another server is returned even if this one has cached the streets', async () => {
    await api.get('/statements/locations/streets?q=akhali bagh')
    const { rows } = await database.pool.query(
      `insert into streets (id, grouped_street_id, city_id, name_ka, name_en, name_ru, lat, lng)
       values (900001, 900001, 96, 'Other Server', 'Other Server', 'Other Server', 42.2, 42.7) returning id`,
    )
    const { status, body } = await add({ city_id: 96, display_name: 'Other Server' })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ street_id: rows[0].id, is_new: false })
  })

  test('a new street without a point is located at the centre of its place', async () => {
    const { body } = await add({ ...IN_BATUMI, display_name: 'Sea View' }, '/v1/streets/create')
    expect(body.data).toMatchObject({ latitude: 41.645, longitude: 41.6265, urban_id: null })
    expect((await add({ city_id: 96, display_name: 'Sea View' })).body.data.latitude).toBe(42.25)
  })

  test.each(['ჭავჭავაძის გამზირი', 'chavchavadze avenue', 'проспект Чавчавадзе', "Ch'avch'avadze ave."])(
    'a new street with the existing name %s is the existing street',
    async (display_name) => {
      const { body } = await add({ ...IN_VAKE, display_name })
      expect(body.data).toMatchObject({ street_id: streets.chavchavadze, is_new: false })
    },
  )

  test('a street of another kind or place is added to the group of its name', async () => {
    const lane = await add({ ...IN_VAKE, display_name: 'Chavchavadze Lane' })
    expect(lane.body.data.is_new).toBe(true)
    const vera = { city_id: places.tbilisi, district_id: places.old, urban_id: places.vera }
    const { body } = await add({ ...vera, display_name: 'Chavchavadze Avenue' })
    expect(body.data.is_new).toBe(true)
    expect(await streetsNamed('Chavchavadze Avenue')).toMatchObject([
      { grouped_street_id: streets.chavchavadze },
    ])
  })

  test('concurrent requests add a street once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => add({ ...IN_BATUMI, display_name: 'Once Street' })),
    )
    expect(new Set(answers.map(({ body }) => body.data.street_id)).size).toBe(1)
    expect(await streetsNamed('Once Street')).toHaveLength(1)
  })
})

describe('rejected streets', () => {
  // Specification 2.5.18, 2.5.20
  test.each([
    [{ ...IN_VAKE, display_name: '' }, 'display_name'],
    [{ ...IN_VAKE, display_name: 'ბაღ' }, 'display_name'],
    [{ ...IN_VAKE, display_name: '12345' }, 'display_name'],
    [{ ...IN_VAKE, display_name: 'Street' }, 'display_name'],
    [{ ...IN_VAKE, display_name: 'x'.repeat(256) }, 'display_name'],
    [{ display_name: 'Garden' }, 'city_id'],
    [{ city_id: 999, display_name: 'Garden' }, 'city_id'],
    [{ city_id: places.tbilisi, display_name: 'Garden' }, 'district_id'],
    [{ ...IN_VAKE, district_id: places.rustaveli, display_name: 'Garden' }, 'district_id'],
    [{ ...IN_VAKE, urban_id: '', display_name: 'Garden' }, 'urban_id'],
    [{ ...IN_VAKE, urban_id: places.vera, display_name: 'Garden' }, 'urban_id'],
    [{ ...IN_VAKE, display_name: 'Garden', lat: 41.7 }, 'lat'],
    [{ ...IN_VAKE, display_name: 'Garden', lat: 'x', lng: 44.7 }, 'lat'],
    [{ ...IN_VAKE, display_name: 'Garden', lat: 43, lng: 44.7 }, 'lat'],
  ])('adding a street is rejected for %j: %s', async (fields, field) => {
    const { status, body } = await add(fields)
    expect(status).toBe(422)
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field)
  })

  test('guests cannot add streets', async () => {
    const sent = new URLSearchParams({ display_name: 'Garden', city_id: '1' })
    expect((await api.post('/v1/streets/create', sent)).status).toBe(401)
  })

  test('a user can add twenty new streets an hour; existing ones do not count', async () => {
    const statuses = []
    for (const letter of 'abcdegijklmnoprstuvzh')
      statuses.push((await add({ ...IN_BATUMI, display_name: `Many ${letter}ox` })).status)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
    expect(statuses[20]).toBe(429)
    expect((await add({ ...IN_BATUMI, display_name: 'Many aox' })).status).toBe(200)
  })
})
