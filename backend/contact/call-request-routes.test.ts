import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const VALID_FORM = { name: 'ნინო', phone_number: '555 12 34 56', comment: 'საღამოს' }
let visitor: string

beforeEach(async () => {
  visitor = randomUUID()
  await database.pool.query('truncate call_requests')
})

const send = (body: object, token = '') =>
  api.post('/v1/call-request', body, { headers: { 'x-visitor': visitor }, ...(token && { token }) })

async function listCallRequests() {
  const { rows } = await database.pool.query(
    'select user_id, name, phone_number, comment from call_requests order by id',
  )
  return rows
}

describe('call requests', () => {
  // Specification 1.3.30
  test('a call request is saved for guests and users, with or without a comment', async () => {
    const user = await addUser(database.pool)
    expect((await send(new URLSearchParams(VALID_FORM))).body).toEqual({ result: true, data: [] })
    await send({ name: 'გია', phone_number: '+995555123457' }, await createSession(database.pool, user))
    expect(await listCallRequests()).toEqual([
      { user_id: null, name: 'ნინო', phone_number: '+995555123456', comment: 'საღამოს' },
      { user_id: user, name: 'გია', phone_number: '+995555123457', comment: '' },
    ])
  })

  test.each([
    ['+49 (0) 151 23456789', '+4915123456789'],
    ['0049 151 23456789', '+4915123456789'],
    ['+1 212 555 0123', '+12125550123'],
    ['032 2 00 00 00', '+995322000000'],
  ])('a call request from the number %j is saved with %s', async (phone_number, saved) => {
    await send({ ...VALID_FORM, phone_number })
    expect(await listCallRequests()).toMatchObject([{ phone_number: saved }])
  })

  test('concurrent call requests with one key are saved once', async () => {
    const body = { ...VALID_FORM, idempotency_key: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(body)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await listCallRequests()).toHaveLength(1)
  })

  // Specification 1.5.7
  test.each([
    [{ name: ' ' }, ['name']],
    [{ phone_number: '' }, ['phone_number']],
    [{ phone_number: '49 151 2345678' }, ['phone_number']],
    [{ phone_number: '+89 123 456 789 012' }, ['phone_number']],
    [{ comment: 'ა'.repeat(1001) }, ['comment']],
  ])('a call request with %j is rejected with an error for its field', async (change, fields) => {
    const { status, body } = await send({ ...VALID_FORM, ...change })
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([422, fields])
    expect(await listCallRequests()).toEqual([])
  })

  test('a company that should call is notified once on its page of notifications, with the number', async () => {
    const broker = await addUser(database.pool, { type: 'broker' })
    const token = await createSession(database.pool, broker)
    const body = { ...VALID_FORM, company_id: broker, idempotency_key: randomUUID() }
    for (const _ of [1, 2]) expect((await send(body)).status).toBe(200)
    const { data } = (await api.get('/v1/users/notifications', { token, locale: 'en' })).body.data
    expect(data).toMatchObject([
      {
        type: 1,
        title: 'Somebody asks you to call',
        additional_information: { name: 'ნინო', phone_number: '+995555123456', message: 'საღამოს' },
      },
    ])
  })

  test('a call request opens a conversation where the company can reply to a user, but not to a guest', async () => {
    const broker = await addUser(database.pool, { type: 'broker', display_name: 'Sample Homes' })
    const token = await createSession(database.pool, broker)
    const userToken = await createSession(database.pool, await addUser(database.pool))
    await send({ ...VALID_FORM, company_id: broker }, userToken)
    await send({ ...VALID_FORM, comment: '', company_id: broker }, userToken)
    await send({ ...VALID_FORM, company_id: broker })
    const { data } = (await api.get('/v1/users/conversations', { token })).body.data
    expect(data).toMatchObject([
      { kind: 'call_request', can_reply: false, unread: 1, other_contact: { phone_number: '+995555123456' } },
      { kind: 'call_request', can_reply: true, unread: 2, last: { text: 'გთხოვთ, დამირეკოთ.' } },
    ])
    const id = data[1].id
    const reply = await api.post(`/v1/conversations/${id}/messages`, { text: 'At six?' }, { token })
    expect(reply.status).toBe(200)
    const answered = await api.get(`/v1/conversations/${id}`, { token: userToken })
    expect(answered.body.data).toMatchObject({
      other_name: 'Sample Homes',
      messages: [{}, {}, { text: 'At six?' }],
    })
    const { rows } = await database.pool.query('select kind from messages where user_id = $1', [broker])
    expect(rows).toEqual(Array(3).fill({ kind: 'call_requested' }))
  })

  test('the company that should call is saved, and an unknown one is not', async () => {
    const broker = await addUser(database.pool, { type: 'broker' })
    const person = await addUser(database.pool)
    for (const company_id of [broker, person, 999_999_999])
      expect((await send({ ...VALID_FORM, company_id })).status).toBe(200)
    const { rows } = await database.pool.query('select company_id from call_requests order by id')
    expect(rows).toEqual([{ company_id: broker }, { company_id: null }, { company_id: null }])
  })

  test('call requests are limited to ten an hour', async () => {
    for (let sent = 0; sent < 10; sent += 1) expect((await send(VALID_FORM)).status).toBe(200)
    expect((await send(VALID_FORM)).status).toBe(429)
    expect(await listCallRequests()).toHaveLength(10)
  })
})
