import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const VALID_FORM = { name: 'ნინო', email: 'nino@example.ge', message: 'გამარჯობა' }
let visitor: string

beforeEach(async () => {
  visitor = randomUUID()
  await database.pool.query('truncate contact_messages')
})

const send = (body: object, token = '') =>
  api.post('/v1/contact', body, { headers: { 'x-visitor': visitor }, ...(token && { token }) })

async function listContactMessages() {
  const { rows } = await database.pool.query(
    'select user_id, name, email, phone_number, message from contact_messages order by id',
  )
  return rows
}

describe('contact messages', () => {
  test('a contact message is saved with an email or a phone number for the answer', async () => {
    const user = await addUser(database.pool)
    expect((await send(new URLSearchParams(VALID_FORM))).body).toEqual({ result: true, data: [] })
    await send(
      { ...VALID_FORM, email: '', phone_number: '+995 555 12 34 57' },
      await createSession(database.pool, user),
    )
    expect(await listContactMessages()).toEqual([
      { user_id: null, ...VALID_FORM, phone_number: '' },
      { user_id: user, ...VALID_FORM, email: '', phone_number: '+995555123457' },
    ])
  })

  test('concurrent contact messages with one key are saved once', async () => {
    const body = { ...VALID_FORM, idempotency_key: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(body)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await listContactMessages()).toHaveLength(1)
  })

  test.each([
    [{ name: ' ' }, ['name']],
    [{ email: '' }, ['email']],
    [{ email: 'nino@example' }, ['email']],
    [{ phone_number: '12' }, ['phone_number']],
    [{ message: '' }, ['message']],
    [{ message: 'ა'.repeat(2001) }, ['message']],
  ])('a contact message with %j is rejected with an error for its field', async (change, fields) => {
    const { status, body } = await send({ ...VALID_FORM, ...change })
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([422, fields])
    expect(await listContactMessages()).toEqual([])
  })

  test('contact messages are limited to ten an hour', async () => {
    for (let sent = 0; sent < 10; sent += 1) expect((await send(VALID_FORM)).status).toBe(200)
    expect((await send(VALID_FORM)).status).toBe(429)
    expect(await listContactMessages()).toHaveLength(10)
  })
})
