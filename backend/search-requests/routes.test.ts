import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getBalance } from '~backend/ledger/balance'
import { postTransaction } from '~backend/ledger/post-transaction'
import { createSession } from '~backend/platform/auth/sessions'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser, places } from '~tests/fixtures/database-rows'
import { addPayment, findLedgerErrors } from '~tests/fixtures/ledger'
import { expireContactRequests } from './contact-request-response'

const database = withTestDatabase()
const api = withApi(database)
const SEARCH_REQUEST = {
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
  await database.pool.query('truncate contact_requests, search_requests')
  agent = await person('agent')
  seeker = await person('physical')
})

async function person(type: string): Promise<Person> {
  const id = await addUser(database.pool, { type })
  return { id, token: await createSession(database.pool, id) }
}

function postSearchRequest(fields: object = {}, by?: Person) {
  sent += 1
  return api.post(
    '/v1/client-search',
    { ...SEARCH_REQUEST, idempotency_key: randomUUID(), ...fields },
    { headers: { 'x-visitor': `visitor${sent}` }, ...(by && { token: by.token }) },
  )
}

const listSearchRequests = async (query = '', by = agent) =>
  (await api.get(`/v1/users/clients${query}`, { token: by.token, locale: 'en' })).body.data
const listMatches = async (query = '', by = agent) =>
  (await api.get(`/v1/users/get-matchings${query}`, { token: by.token, locale: 'en' })).body.data
const requestNumber = (id: number, by = agent) =>
  api.post(`/v1/users/clients/${id}/ask`, {}, { token: by.token })
const balance = (of = agent) => getBalance(database.pool, of.id)
const firstId = async (by = agent) => (await listSearchRequests('', by)).data[0].id as number

async function topUp(tetri: number, of = agent) {
  const paymentId = await addPayment(database.pool, of.id)
  await inTransaction(database.pool, (transaction) =>
    postTransaction(transaction, {
      key: `fill:${paymentId}`,
      cause: 'payment',
      paymentId,
      from: { code: 'provider:sandbox' },
      to: { userId: of.id },
      tetri,
    }),
  )
}

async function listNotifications(of: Person) {
  return (await api.get('/v1/users/notifications', { token: of.token, locale: 'en' })).body.data.data as {
    uuid: string
    type: number
    title: string
  }[]
}

async function answer(response: string) {
  const question = (await listNotifications(seeker)).find(({ type }) => type === 4)
  return api.post(`/v1/notifications/${question?.uuid}/respond`, { response }, { token: seeker.token })
}

describe('a search request', () => {
  test('is found by agents without name and number, and saved once when repeated', async () => {
    const key = randomUUID()
    for (const _ of [1, 2]) expect((await postSearchRequest({ idempotency_key: key })).status).toBe(200)
    const found = await listSearchRequests()
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
  ])('with a wrong %s answers its field and is not saved', async (field, value) => {
    const { status, body } = await postSearchRequest({ [field]: value })
    expect([status, body.errors.map((one: { field: string }) => one.field)]).toEqual([422, [field]])
    expect((await listSearchRequests()).total).toBe(0)
  })

  test('is limited to ten an hour per visitor', async () => {
    const caller = { headers: { 'x-visitor': 'often' } }
    const send = () =>
      api.post('/v1/client-search', { ...SEARCH_REQUEST, idempotency_key: randomUUID() }, caller)
    for (let round = 0; round < 10; round += 1) expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
  })

  test('notifies owners of matching statements once until they have answered', async () => {
    await addStatement(database.pool, { user_id: agent.id })
    await postSearchRequest({ deal_type: '2' })
    expect(await listNotifications(agent)).toEqual([])
    for (const _ of [1, 2]) await postSearchRequest()
    expect((await listNotifications(agent)).map(({ type }) => type)).toEqual([3])
  })
})

describe('the lists of my base', () => {
  test.each([
    ['?deal_types=1&real_estate_types=1&cities=1', 1],
    ['?deal_types=2', 0],
    ['?cities=15', 0],
    ['?price_from=120000', 1],
    ['?price_from=130000', 0],
    ['?price_to=1', 1],
    ['?area_to=50', 0],
    ['?area_from=500', 1],
  ])('filtered by %s contain %i search requests', async (query, count) => {
    await postSearchRequest()
    expect((await listSearchRequests(query)).total).toBe(count)
  })

  test('pair a search request with the matching statements of the user', async () => {
    const suits = await addStatement(database.pool, { user_id: agent.id, price: 90_000 })
    for (const row of [{ price: 130_000 }, { area: 50 }, { deal_type_id: 2 }, { status: 'hidden' }])
      await addStatement(database.pool, { user_id: agent.id, ...row })
    await addStatement(database.pool)
    await postSearchRequest()
    const found = await listMatches()
    expect(found.total).toBe(1)
    expect(found.data).toMatchObject([
      { client: { contact: null }, statement: { id: suits, price: { 2: { price_square: 1125 } } } },
    ])
  })

  test("leave out the user's own search requests", async () => {
    await postSearchRequest({}, agent)
    expect((await listSearchRequests()).total).toBe(0)
    expect((await listSearchRequests('', await person('broker'))).total).toBe(1)
  })
})

describe('requesting a phone number', () => {
  test("is paid once, and answers a guest's number at once", async () => {
    await topUp(1_200)
    await postSearchRequest()
    const id = await firstId()
    const answers = await Promise.all([requestNumber(id), requestNumber(id), requestNumber(id)])
    expect(answers.map(({ body }) => body.data.offer)).toEqual(['given', 'given', 'given'])
    expect(await balance()).toBe(700)
    expect((await listSearchRequests()).data[0].contact).toEqual({ name: 'Nino', phone_number: '555112233' })
    expect((await listSearchRequests('', await person('agent'))).data[0].contact).toBeNull()
    expect(await findLedgerErrors(database.pool)).toEqual([])
    const history = (await api.get('/v3/payments/history', { token: agent.token })).body.data
    expect(history.data).toMatchObject([{ purpose: 'client_number', direction: 'out', amount: 5 }])
  })

  test('without enough balance answers a decline and changes nothing', async () => {
    await topUp(499)
    await postSearchRequest()
    const { status, body } = await requestNumber(await firstId())
    expect([status, body.result, body.message]).toEqual([200, false, 'not_enough_balance'])
    expect([await balance(), (await listSearchRequests()).data[0].offer]).toEqual([499, null])
  })

  test('of a user waits for acceptance, which shares the number', async () => {
    await topUp(500)
    await postSearchRequest({}, seeker)
    expect((await requestNumber(await firstId())).body.data.offer).toBe('waiting')
    expect((await listSearchRequests()).data[0]).toMatchObject({ offer: 'waiting', contact: null })
    await answer('accepted')
    expect((await listSearchRequests()).data[0]).toMatchObject({ offer: 'given', contact: { name: 'Nino' } })
    expect((await listNotifications(agent))[0]?.title).toBe('A client has given you their number')
    expect(await balance()).toBe(0)
  })

  test('that is declined is refunded once and notifies the sender', async () => {
    await topUp(500)
    await postSearchRequest({}, seeker)
    const id = await firstId()
    await requestNumber(id)
    for (const _ of [1, 2]) await answer('declined')
    expect(await balance()).toBe(500)
    expect((await listSearchRequests()).data[0]).toMatchObject({ offer: 'declined', contact: null })
    expect((await listNotifications(agent)).map(({ type }) => type)).toEqual([5])
    expect((await requestNumber(id)).body.data.offer).toBe('declined')
    expect(await balance()).toBe(500)
    expect(await findLedgerErrors(database.pool)).toEqual([])
  })

  test('that is not answered within a week is refunded and can be repeated', async () => {
    await topUp(500)
    await postSearchRequest({}, seeker)
    const id = await firstId()
    await requestNumber(id)
    await expireContactRequests(database.pool)
    expect(await balance()).toBe(0)
    await database.pool.query("update contact_requests set created_at = now() - interval '8 days'")
    await Promise.all([expireContactRequests(database.pool), expireContactRequests(database.pool)])
    expect([await balance(), (await listSearchRequests()).data[0].offer]).toEqual([500, null])
    expect((await answer('accepted')).status).toBe(409)
    expect((await requestNumber(id)).body.data.offer).toBe('waiting')
  })

  test('answers 404 for expired and own search requests', async () => {
    await topUp(500)
    await postSearchRequest({}, agent)
    const { rows } = await database.pool.query('select id from search_requests')
    expect((await requestNumber(rows[0].id)).status).toBe(404)
    await database.pool.query(
      "update search_requests set user_id = null, expires_at = now() - interval '1 s'",
    )
    expect([(await requestNumber(rows[0].id)).status, (await listSearchRequests()).total]).toEqual([404, 0])
    expect((await requestNumber(0)).status).toBe(404)
  })
})

test.each(['physical', 'developer', 'designer'])('a %s gets 403 from my base', async (type) => {
  await postSearchRequest()
  const id = await firstId()
  const other = await person(type)
  const answers = [
    await api.get('/v1/users/clients', { token: other.token }),
    await api.get('/v1/users/get-matchings', { token: other.token }),
    await requestNumber(id, other),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  expect((await api.get('/v1/users/clients', { token: 'nobody' })).status).toBe(401)
})
