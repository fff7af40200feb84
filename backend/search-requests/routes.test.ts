import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { addStatement, places } from '~tests/fixtures/database-rows'
import { provePhone } from '~tests/fixtures/prove-phone'
import { SEARCH_REQUEST, withSearchRequests } from '~tests/fixtures/search-requests'

const database = withTestDatabase()
const requests = withSearchRequests(database)
const { api, agent, searcher } = requests

describe('search requests', () => {
  test('agents see a search request without name and number, and a repeated one is saved once', async () => {
    const key = randomUUID()
    for (const _ of [1, 2]) expect((await requests.post({ idempotency_key: key })).status).toBe(200)
    const found = await requests.listSearchRequests()
    expect(found).toMatchObject({ total: 1, number_price: 5 })
    expect(found.data).toMatchObject([
      {
        deal_type_id: 1,
        real_estate_type_id: 1,
        city_name: 'Tbilisi',
        district_name: null,
        price_from: null,
        price_to: 120_000,
        area_from: 60,
        offer: null,
        contact: null,
      },
    ])
    expect(JSON.stringify(found)).not.toMatch(/Nino|555112233/)
  })

  test('a repeated search request succeeds even if its place was deleted', async () => {
    const setCity = (city: number) =>
      database.pool.query('update districts set city_id = $2 where id = $1', [places.vakeSaburtalo, city])
    const request = { idempotency_key: randomUUID(), district: places.vakeSaburtalo }
    expect((await requests.post(request)).status).toBe(200)
    await setCity(places.batumi)
    expect((await requests.post(request)).status).toBe(200)
    await setCity(places.tbilisi)
    expect((await requests.listSearchRequests()).total).toBe(1)
  })

  test.each([
    ['name', ''],
    ['phone_number', '032200000'],
    ['deal_type', '99'],
    ['real_estate_type', ''],
    ['city', '77'],
    ['district', places.rustaveli],
    ['price_to', 'much'],
    ['area_to', '10'],
    ['comment', 'x'.repeat(1_001)],
  ])(
    'a search request with a wrong %s reports an error for the field and is not saved',
    async (field, value) => {
      const { status, body } = await requests.post({ [field]: value })
      expect([status, body.errors.map((one: { field: string }) => one.field)]).toEqual([422, [field]])
      expect((await requests.listSearchRequests()).total).toBe(0)
    },
  )

  test('a search request requires a number proved by code, now or earlier for the account', async () => {
    const unproved = { phone_confirmation: '' }
    for (const by of [undefined, searcher]) {
      const { status, body } = await requests.post(unproved, by)
      expect([status, body.errors[0].field]).toEqual([422, 'phone_number'])
    }
    expect((await requests.listSearchRequests()).total).toBe(0)
    await database.pool.query("update users set valid_phone_numbers = '{555112233}' where id = $1", [
      searcher.id,
    ])
    expect((await requests.post(unproved, searcher)).status).toBe(200)
  })

  test('search requests are limited to ten an hour per visitor', async () => {
    const caller = { headers: { 'x-visitor': 'often' } }
    const phone_confirmation = await provePhone(database.pool, SEARCH_REQUEST.phone_number)
    const request = { ...SEARCH_REQUEST, phone_confirmation }
    const send = () => api.post('/v1/client-search', { ...request, idempotency_key: randomUUID() }, caller)
    for (let round = 0; round < 10; round += 1) expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
  })

  test('a search request notifies owners of matching statements once until they answer', async () => {
    await addStatement(database.pool, { user_id: agent.id })
    await requests.post({ deal_type: '2' })
    expect(await requests.listNotifications(agent)).toEqual([])
    for (const _ of [1, 2]) await requests.post()
    expect((await requests.listNotifications(agent)).map(({ type }) => type)).toEqual([3])
  })
})

describe('lists of search requests', () => {
  test.each([
    ['?deal_types=1&real_estate_types=1&cities=1', 1],
    ['?deal_types=2', 0],
    ['?cities=15', 0],
    ['?price_from=120000', 1],
    ['?price_from=130000', 0],
    ['?price_to=1', 1],
    ['?area_to=50', 0],
    ['?area_from=500', 1],
  ])('the list filtered by %s contains %i search requests', async (query, count) => {
    await requests.post()
    expect((await requests.listSearchRequests(query)).total).toBe(count)
  })

  // Specification 1.7.40
  test("the matches pair a search request with the user's matching statements", async () => {
    const suits = await addStatement(database.pool, { user_id: agent.id, price: 90_000 })
    for (const row of [{ price: 130_000 }, { area: 50 }, { deal_type_id: 2 }, { status: 'hidden' }])
      await addStatement(database.pool, { user_id: agent.id, ...row })
    await addStatement(database.pool)
    await requests.post()
    const found = await requests.listMatches()
    expect(found.total).toBe(1)
    expect(found.data).toMatchObject([
      { client: { contact: null }, statement: { id: suits, price: { 2: { price_square: 1125 } } } },
    ])
  })

  test("the list excludes the user's own search requests", async () => {
    await requests.post({}, agent)
    expect((await requests.listSearchRequests()).total).toBe(0)
    expect((await requests.listSearchRequests('', await requests.addPerson('broker'))).total).toBe(1)
  })
})

// Specification 1.6.5
test.each(['physical', 'developer', 'designer'])('a %s gets 403 for the lists', async (type) => {
  await requests.post()
  const id = await requests.findFirstId()
  const other = await requests.addPerson(type)
  const answers = [
    await api.get('/v1/users/clients', { token: other.token }),
    await api.get('/v1/users/get-matchings', { token: other.token }),
    await requests.requestNumber(id, other),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  expect((await api.get('/v1/users/clients', { token: 'nobody' })).status).toBe(401)
})
