import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withTestDatabase } from '../../tests/database'
import { withApi } from '../../tests/fixtures/api'
import { addPayment, ledgerFaults } from '../../tests/fixtures/ledger'
import { addPlaces, addStatement, addUser, places } from '../../tests/fixtures/rows'
import { beginSession } from '../auth/sessions'
import { withTransaction } from '../db/transaction'
import { balanceOf } from '../ledger/balance'
import { move } from '../ledger/move'
import { lapseOffers } from './answer'

const database = withTestDatabase()
const api = withApi(database)
const WISH = {
  name: 'Nino',
  phone_number: '555112233',
  deal_type: '1',
  real_estate_type: '1',
  city: places.tbilisi,
  price_to: '120 000',
  currency: '2',
  area_from: '60',
  comment: 'near a park',
}

type Person = { id: number; token: string }
let agent: Person
let seeker: Person
let sent = 0

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  await database.pool.query('truncate client_number_offers, client_wishes')
  agent = await person('agent')
  seeker = await person('physical')
})

async function person(type: string): Promise<Person> {
  const id = await addUser(database.pool, { type })
  return { id, token: await beginSession(database.pool, id) }
}

function tell(wish: object = {}, by?: Person) {
  sent += 1
  return api.post(
    '/v1/client-search',
    { ...WISH, idempotency_key: randomUUID(), ...wish },
    { headers: { 'x-visitor': `visitor${sent}` }, ...(by && { token: by.token }) },
  )
}

const clients = async (query = '', by = agent) =>
  (await api.get(`/v1/users/clients${query}`, { token: by.token, locale: 'en' })).body.data
const matchings = async (query = '', by = agent) =>
  (await api.get(`/v1/users/get-matchings${query}`, { token: by.token, locale: 'en' })).body.data
const ask = (id: number, by = agent) => api.post(`/v1/users/clients/${id}/ask`, {}, { token: by.token })
const balance = (of = agent) => balanceOf(database.pool, of.id)
const firstId = async (by = agent) => (await clients('', by)).data[0].id as number

async function fill(tetri: number, of = agent) {
  const paymentId = await addPayment(database.pool, of.id)
  await withTransaction(database.pool, (transaction) =>
    move(transaction, {
      key: `fill:${paymentId}`,
      cause: 'payment',
      paymentId,
      from: { code: 'provider:sandbox' },
      to: { userId: of.id },
      tetri,
    }),
  )
}

async function news(of: Person) {
  return (await api.get('/v1/users/notifications', { token: of.token, locale: 'en' })).body.data.data as {
    uuid: string
    type: number
    title: string
  }[]
}

async function answer(response: string) {
  const question = (await news(seeker)).find(({ type }) => type === 4)
  return api.post(`/v1/notifications/${question?.uuid}/respond`, { response }, { token: seeker.token })
}

describe('telling what one seeks', () => {
  test('is found by agents, without name and number, once however often it is sent', async () => {
    const key = randomUUID()
    for (const _ of [1, 2]) expect((await tell({ idempotency_key: key })).status).toBe(200)
    const found = await clients()
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
  ])('a wrong %s is named and nothing is kept', async (field, value) => {
    const { status, body } = await tell({ [field]: value })
    expect([status, body.errors.map((one: { field: string }) => one.field)]).toEqual([422, [field]])
    expect((await clients()).total).toBe(0)
  })

  test('is limited per visitor', async () => {
    const asked = { headers: { 'x-visitor': 'often' } }
    const send = () => api.post('/v1/client-search', { ...WISH, idempotency_key: randomUUID() }, asked)
    for (let turn = 0; turn < 10; turn += 1) expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
  })

  test('is told to whoever offers just that, and not again before they have answered', async () => {
    await addStatement(database.pool, { user_id: agent.id })
    await tell({ deal_type: '2' })
    expect(await news(agent)).toEqual([])
    for (const _ of [1, 2]) await tell()
    expect((await news(agent)).map(({ type }) => type)).toEqual([3])
  })
})

describe('my base', () => {
  test.each([
    ['?deal_types=1&real_estate_types=1&cities=1', 1],
    ['?deal_types=2', 0],
    ['?cities=15', 0],
    ['?price_from=120000', 1],
    ['?price_from=130000', 0],
    ['?price_to=1', 1],
    ['?area_to=50', 0],
    ['?area_from=500', 1],
  ])('%s finds %i', async (query, count) => {
    await tell()
    expect((await clients(query)).total).toBe(count)
  })

  test('pairs a wish with the statements of mine that suit it', async () => {
    const suits = await addStatement(database.pool, { user_id: agent.id, price: 90_000 })
    for (const row of [{ price: 130_000 }, { area: 50 }, { deal_type_id: 2 }, { status: 'hidden' }])
      await addStatement(database.pool, { user_id: agent.id, ...row })
    await addStatement(database.pool)
    await tell()
    const found = await matchings()
    expect(found.total).toBe(1)
    expect(found.data).toMatchObject([
      { client: { contact: null }, statement: { id: suits, price: { 2: { price_square: 1125 } } } },
    ])
  })

  test("one's own wishes are nobody to find", async () => {
    await tell({}, agent)
    expect((await clients()).total).toBe(0)
    expect((await clients('', await person('broker'))).total).toBe(1)
  })
})

describe('asking for a number', () => {
  test("costs what is said, once; a guest's is given at once", async () => {
    await fill(1_200)
    await tell()
    const id = await firstId()
    const answers = await Promise.all([ask(id), ask(id), ask(id)])
    expect(answers.map(({ body }) => body.data.offer)).toEqual(['given', 'given', 'given'])
    expect(await balance()).toBe(700)
    expect((await clients()).data[0].contact).toEqual({ name: 'Nino', phone_number: '555112233' })
    expect((await clients('', await person('agent'))).data[0].contact).toBeNull()
    expect(await ledgerFaults(database.pool)).toEqual([])
    const history = (await api.get('/v3/payments/history', { token: agent.token })).body.data
    expect(history.data).toMatchObject([{ purpose: 'client_number', direction: 'out', amount: 5 }])
  })

  test('without the money nothing happens', async () => {
    await fill(499)
    await tell()
    const { status, body } = await ask(await firstId())
    expect([status, body.result, body.message]).toEqual([200, false, 'not_enough_balance'])
    expect([await balance(), (await clients()).data[0].offer]).toEqual([499, null])
  })

  test('whoever has an account is asked first; a yes gives the number', async () => {
    await fill(500)
    await tell({}, seeker)
    expect((await ask(await firstId())).body.data.offer).toBe('waiting')
    expect((await clients()).data[0]).toMatchObject({ offer: 'waiting', contact: null })
    await answer('accepted')
    expect((await clients()).data[0]).toMatchObject({ offer: 'given', contact: { name: 'Nino' } })
    expect((await news(agent))[0]?.title).toBe('A client has given you their number')
    expect(await balance()).toBe(0)
  })

  test('a no gives the money back, once, and is told', async () => {
    await fill(500)
    await tell({}, seeker)
    const id = await firstId()
    await ask(id)
    for (const _ of [1, 2]) await answer('declined')
    expect(await balance()).toBe(500)
    expect((await clients()).data[0]).toMatchObject({ offer: 'declined', contact: null })
    expect((await news(agent)).map(({ type }) => type)).toEqual([5])
    expect((await ask(id)).body.data.offer).toBe('declined')
    expect(await balance()).toBe(500)
    expect(await ledgerFaults(database.pool)).toEqual([])
  })

  test('no answer within a week gives the money back, and it can be asked again', async () => {
    await fill(500)
    await tell({}, seeker)
    const id = await firstId()
    await ask(id)
    await lapseOffers(database.pool)
    expect(await balance()).toBe(0)
    await database.pool.query("update client_number_offers set created_at = now() - interval '8 days'")
    await Promise.all([lapseOffers(database.pool), lapseOffers(database.pool)])
    expect([await balance(), (await clients()).data[0].offer]).toEqual([500, null])
    expect((await answer('accepted')).status).toBe(409)
    expect((await ask(id)).body.data.offer).toBe('waiting')
  })

  test("is not possible for what is over, or one's own", async () => {
    await fill(500)
    await tell({}, agent)
    const { rows } = await database.pool.query('select id from client_wishes')
    expect((await ask(rows[0].id)).status).toBe(404)
    await database.pool.query("update client_wishes set user_id = null, expires_at = now() - interval '1 s'")
    expect([(await ask(rows[0].id)).status, (await clients()).total]).toEqual([404, 0])
    expect((await ask(0)).status).toBe(404)
  })
})

test.each(['physical', 'developer', 'designer'])('a %s has no base', async (type) => {
  await tell()
  const id = await firstId()
  const other = await person(type)
  const answers = [
    await api.get('/v1/users/clients', { token: other.token }),
    await api.get('/v1/users/get-matchings', { token: other.token }),
    await ask(id, other),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  expect((await api.get('/v1/users/clients', { token: 'nobody' })).status).toBe(401)
})
