import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '~backend/auth/passwords'
import { createSession } from '~backend/platform/auth/sessions'
import { listSuggestedCompanies } from '~backend/search/suggestions/store'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'

const database = withTestDatabase()
const bank = withSandboxBank(database)
const { api } = bank
let operator: number
let token: string
let number = 0

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  const { pool } = database
  await pool.query('update users set is_operator = false')
  operator = await addUser(pool, { first_name: 'ლია', is_operator: true })
  token = await createSession(pool, operator)
  number += 1
})

const list = async (query = '') => (await api.get(`/v1/operator/users${query}`, { token })).body.data
const find = async (text: string, more = {}) =>
  (await api.post('/v1/operator/users/search', { text, ...more }, { token })).body.data?.data ?? []
const read = async (id: number) => (await api.get(`/v1/operator/users/${id}`, { token })).body.data
const act = (id: number, name: string, more: object = {}, as = token) =>
  api.post(`/v1/operator/users/${id}/acts`, { act: name, ...more }, { token: as })
const ids = (users: { id: number }[]) => users.map(({ id }) => id)

test('users are found by name, email, phone and kind', async () => {
  const { pool } = database
  const nino = await addUser(pool, {
    first_name: 'ნინო',
    last_name: 'ბერიძე',
    email: 'Nino.Beridze@example.ge',
    phone_number: '599112233',
    valid_phone_numbers: ['599112233', '577000111'],
  })
  const company = await addUser(pool, { type: 'broker', display_name: 'Beridze & Co', slug: 'beridze' })
  expect(ids(await find('ნინო ბერ'))).toEqual([nino])
  expect(ids(await find('nino.beridze@EXAMPLE.ge'))).toEqual([nino])
  expect(ids(await find('599 11 22'))).toEqual([nino])
  expect(ids(await find('+995 577 000 111'))).toEqual([nino])
  expect(ids(await find('beridze'))).toEqual([company, nino])
  expect(ids(await find('beridze', { type: 'broker' }))).toEqual([company])
  expect(await find('%%')).toEqual([])
  expect((await api.post('/v1/operator/users/search', { text: 'n' }, { token })).status).toBe(422)
})

test('a name is found in Georgian, Latin and Russian letters', async () => {
  const { pool } = database
  const gia = await addUser(pool, { first_name: 'გია', last_name: 'შენგელია' })
  const zhuzhuna = await addUser(pool, { first_name: 'Жужуна', last_name: 'Хачидзе' })
  for (const typed of ['შენგელია', 'shengelia', 'Gia Sheng', 'Шенгелия', 'гия шенг'])
    expect([typed, ids(await find(typed))]).toEqual([typed, [gia]])
  for (const typed of ['ჟუჟუნა', 'Zhuzhuna Kh', 'хачидзе'])
    expect([typed, ids(await find(typed))]).toEqual([typed, [zhuzhuna]])
})

test('a given name whose Russian spelling differs by more than letters is found in both', async () => {
  const { pool } = database
  const davit = await addUser(pool, { first_name: 'დავითი', last_name: 'ჩხეიძე' })
  const david = await addUser(pool, { first_name: 'Давид', last_name: 'Чхеидзе' })
  for (const typed of ['Давид', 'давид чх', 'დავითი'])
    expect([typed, ids(await find(typed))]).toEqual([typed, [david, davit]])
})

test('the timeline lists what a user did, latest first, by kind and page, and each look is logged', async () => {
  const { pool } = database
  const id = await addUser(pool, { first_name: 'ნინო' })
  const other = await addUser(pool)
  const statement = await addStatement(pool, { user_id: id })
  await addStatement(pool, { user_id: other })
  await pool.query(
    `insert into payments (user_id, purpose, amount, state, method, created_at, started_at, finished_at)
     values ($1, 'client_number', 1250, 'succeeded', 'balance', now() - interval '1 hour', now(), now()),
            ($2, 'client_number', 100, 'succeeded', 'balance', now(), now(), now())`,
    [id, other],
  )
  await pool.query(
    `insert into contact_messages (user_id, name, email, phone_number, message, created_at)
     values ($1, 'ნინო', 'nino@example.ge', '555123456', 'My secret', now() - interval '2 hours')`,
    [id],
  )
  await pool.query(
    `insert into statement_reports (user_id, statement_id, visitor, reason, created_at)
     values ($2, $1, 'v', 'sold', now() - interval '3 hours')`,
    [statement, other],
  )
  const see = async (query = '', as = token) =>
    (await api.get(`/v1/operator/users/${id}/timeline${query}`, { token: as, locale: 'en' })).body.data
  const timeline = await see()
  expect(
    timeline.data.map(({ kind, name, amount }: Record<string, unknown>) => [kind, name, amount]),
  ).toEqual([
    ['statement', '', null],
    ['payment', 'client_number', 12.5],
    ['message', 'contact_message', null],
    ['report', 'sold', null],
  ])
  expect(timeline).toMatchObject({
    total: 4,
    user_name: expect.stringContaining('ნინო'),
    count_by_kind: { statement: 1, payment: 1, message: 1, report: 1 },
  })
  expect(JSON.stringify(timeline)).not.toMatch(/secret|nino@|555123456/)
  expect(await see('?kind=payment')).toMatchObject({ total: 1, data: [{ kind: 'payment' }] })
  expect(await see('?per_page=1&page=2')).toMatchObject({ last_page: 4, data: [{ kind: 'payment' }] })
  const looks = (await read(id)).acts.filter(({ act }: { act: string }) => act === 'see_timeline')
  expect(looks).toHaveLength(3)
  const ordinary = await createSession(pool, other)
  const path = `/v1/operator/users/${id}/timeline`
  expect((await api.get(path, { token: ordinary })).status).toBe(404)
  expect((await api.get(path)).status).toBe(401)
  expect((await api.get('/v1/operator/users/999999/timeline', { token })).status).toBe(404)
})

test("an operator sees a user's objects, and can filter users by pending work", async () => {
  const { pool } = database
  const id = await addUser(pool, { type: 'broker', display_name: `Oak ${number}`, awaits_confirmation: true })
  await createSession(pool, id, 'Firefox, Linux')
  const statement = await addStatement(pool, { user_id: id })
  expect(await read(id)).toMatchObject({
    name: `Oak ${number}`,
    awaits_confirmation: true,
    statements: [{ id: statement, is_public: true }],
    statements_total: 1,
    orders: [],
    sessions: [{ device: 'Firefox, Linux' }],
    allowed_acts: ['confirm', 'make_operator', 'sign_out', 'block', 'note'],
  })
  expect(ids((await list('?list=unconfirmed')).data)).toContain(id)
  expect(ids((await list('?list=operators')).data)).toEqual([operator])
  expect((await list('?list=operators')).count_by_list.operators).toBe(1)
})

test("an operator sees a user's manually fulfilled orders, latest first", async () => {
  const { pool } = database
  const phone_number = '555123456'
  const id = await addUser(pool, { phone_number, valid_phone_numbers: [phone_number] })
  const payer = await createSession(pool, id)
  const statements = [await addStatement(pool, { user_id: id })]
  const flat = { type: 'flat', city: 'თბილისი', address: 'ბარნოვის 5', name: 'ნინო', phone_number }
  await bank.fill(payer, 500)
  const measuring = await bank.order(payer, 'measure-service', { package_id: 81, ...flat, area: 100 })
  await api.post(`/v1/operator/orders/${measuring}/area`, { area: 120 }, { token })
  const difference = await bank.init(payer, 'measure-difference', { order_id: measuring })
  await bank.payFromBalance(payer, difference.body.data.id)
  const boost = await bank.order(payer, 'facebook-boost-service', { package_id: 21, statements })
  await bank.order(payer, 'vip-service', { package_id: 1, statements })
  await bank.init(payer, 'facebook-boost-service-order', { package_id: 21, statements })
  expect(await read(id)).toMatchObject({
    orders: [
      { id: boost, is_open: true },
      { id: measuring, is_open: false },
    ],
    orders_total: 2,
  })
})

test('a company is unconfirmed until an operator confirms it, and again after a new name', async () => {
  const { pool } = database
  const id = await addUser(pool, {
    type: 'broker',
    display_name: 'Walnut',
    slug: 'walnut',
    company_code: '404404404',
    awaits_confirmation: true,
  })
  const isAwaiting = async () => (await api.get('/v1/brokers/walnut')).body.data.awaits_confirmation
  const statement = await addStatement(pool, { user_id: id })
  const isOwnerAwaiting = async () => {
    const { body } = await api.get(`/v1/microservice/statements/${statement}`)
    return body.data.statement.user_type.awaits_confirmation
  }
  const rename = async (name: string) =>
    api.post('/v1/profile/update', { display_name: name }, { token: await createSession(pool, id) })
  expect(await isAwaiting()).toBe(true)
  expect((await act(id, 'confirm')).status).toBe(200)
  expect((await act(id, 'confirm')).status).toBe(409)
  expect((await rename('Walnut')).status).toBe(200)
  expect([await isAwaiting(), await isOwnerAwaiting()]).toEqual([false, undefined])
  expect((await rename('National Bank')).status).toBe(200)
  expect([await isAwaiting(), await isOwnerAwaiting()]).toEqual([true, true])
  await act(id, 'confirm')
  await act(id, 'unconfirm')
  expect(await isAwaiting()).toBe(true)
  expect((await act(await addUser(pool), 'unconfirm')).status).toBe(409)
})

describe('blocked users', () => {
  const PASSWORD = 'a long walnut password'
  const signIn = (email: string, password = PASSWORD) => api.post('/v1/identity/sign-in', { email, password })
  const block = (id: number) => act(id, 'block', { text: 'Sells what is not theirs.' })

  test('a blocked user is signed out, cannot sign in, and sees the reason only with the right password', async () => {
    const { pool } = database
    const email = `blocked${number}@example.ge`
    const id = await addUser(pool, { email, password_hash: await hashPassword(PASSWORD) })
    const session = (await signIn(email)).body.data.access_token
    expect((await act(id, 'block')).status).toBe(422)
    expect((await block(id)).status).toBe(200)
    expect((await api.get('/v1/auth/sessions', { token: session })).status).toBe(401)
    const fields = async (password?: string) =>
      (await signIn(email, password)).body.errors.map(({ field }: { field: string }) => field)
    expect(await fields()).toEqual(['account'])
    expect(await fields('something else')).toEqual(['password'])
    expect((await act(id, 'unblock')).status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
  })

  test('blocking a user hides their page and statements, and unblocking restores those that were public', async () => {
    const { pool } = database
    const id = await addUser(pool, { type: 'broker', display_name: 'Elm', slug: `elm-${number}` })
    const [shown, unpublished, blocked] = [
      await addStatement(pool, { user_id: id }),
      await addStatement(pool, { user_id: id, published: false }),
      await addStatement(pool, { user_id: id, published: false }),
    ]
    await pool.query("insert into statement_blocks (statement_id, cause) values ($1, 'statement')", [blocked])
    const statuses = async () =>
      Promise.all(
        [shown, unpublished, blocked].map(
          async (each) => (await api.get(`/v1/microservice/statements/${each}`)).status,
        ),
      )
    const pageStatus = async () => (await api.get(`/v1/brokers/elm-${number}`)).status
    const isSuggested = async () => (await listSuggestedCompanies(pool)).some((company) => company.id === id)
    const seen = async () => [await statuses(), await pageStatus(), await isSuggested()]
    expect(await seen()).toEqual([[200, 404, 404], 200, true])
    await block(id)
    expect(await seen()).toEqual([[404, 404, 404], 404, false])
    await act(id, 'unblock')
    expect(await seen()).toEqual([[200, 404, 404], 200, true])
    expect((await list('?list=blocked')).data).toEqual([])
  })
})

test('an operator can be removed except the last one, and operators cannot block themselves', async () => {
  const { pool } = database
  const id = await addUser(pool)
  expect((await act(operator, 'remove_operator')).status).toBe(409)
  expect((await act(operator, 'block', { text: 'Me' })).status).toBe(409)
  expect((await act(id, 'make_operator')).status).toBe(422)
  await pool.query('update users set is_operator = true where id = $1', [id])
  const other = await createSession(pool, id)
  const removed = await Promise.all([act(id, 'remove_operator'), act(operator, 'remove_operator', {}, other)])
  expect(removed.map(({ status }) => status).toSorted()).toEqual([200, 404])
  const { rows } = await pool.query('select count(*) as total from users where is_operator')
  expect(rows).toEqual([{ total: 1 }])
})

test('every act is logged once per key, with the operator and the user before and after', async () => {
  const { pool } = database
  const id = await addUser(pool, { type: 'developer', awaits_confirmation: true })
  await createSession(pool, id)
  await act(id, 'confirm')
  await act(id, 'sign_out')
  const block = { text: 'Fraud', idempotency_key: randomUUID() }
  await act(id, 'block', block)
  await act(id, 'block', block)
  const { rows } = await pool.query(
    `select operator_id, act, text, before, after from operator_acts
     where subject = 'user' and subject_id = $1 order by id`,
    [String(id)],
  )
  const state = (sessions: number, is_blocked = false, awaits_confirmation = false) => ({
    is_operator: false,
    awaits_confirmation,
    is_blocked,
    sessions,
  })
  const row = (name: string, before: object, after: object, text = '') => ({
    operator_id: operator,
    act: name,
    text,
    before,
    after,
  })
  expect(rows).toEqual([
    row('confirm', state(1, false, true), state(1)),
    row('sign_out', state(1), state(0)),
    row('block', state(0), state(0, true), 'Fraud'),
  ])
})

test('a closed account cannot be found or changed', async () => {
  const id = await addUser(database.pool, { first_name: 'Ghost', closed_at: new Date() })
  expect(await find('Ghost')).toEqual([])
  expect((await act(id, 'sign_out')).status).toBe(404)
})
