import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const GOOD = { name: 'ნინო', phone_number: '555 12 34 56', message: 'იყიდება ისევ?' }
let id: number
let visitor: string

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  id = await addStatement(database.pool)
  visitor = randomUUID()
})

function send(body: object | undefined, { to = id, token = '' } = {}) {
  const caller = { headers: { 'x-visitor': visitor }, ...(token && { token }) }
  return api.post(`/v1/microservice/statements/${to}/message`, body, caller)
}

async function messages() {
  const { rows } = await database.pool.query(
    `select c.seeker_id, c.seeker_name as name, c.seeker_phone as phone_number, c.guest_email, m.text
     from conversation_messages m join conversations c on c.id = m.conversation_id
     where c.statement_id = $1 order by m.id`,
    [id],
  )
  return rows
}

describe('messages to the owner', () => {
  test('a message is saved from a form of any encoding', async () => {
    const user = await addUser(database.pool)
    const form = new FormData()
    for (const [name, value] of Object.entries(GOOD)) form.append(name, value)
    const first = await send(form)
    const second = await send(
      { ...GOOD, phone_number: '+995 555 123 457', message: ' a\r\nb ' },
      {
        token: await createSession(database.pool, user),
      },
    )
    expect(first.body).toEqual({
      result: true,
      data: {
        id: expect.any(Number),
        conversation: expect.any(String),
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      },
    })
    expect(second.status).toBe(200)
    expect(await messages()).toEqual([
      { seeker_id: null, name: 'ნინო', phone_number: '555123456', guest_email: null, text: 'იყიდება ისევ?' },
      { seeker_id: user, name: 'ნინო', phone_number: '555123457', guest_email: null, text: 'a\nb' },
    ])
  })

  test('repeated and concurrent messages with one key are saved once and notify the owner once', async () => {
    const earlier = await send(
      { ...GOOD, idempotency_key: randomUUID() },
      { to: await addStatement(database.pool) },
    )
    const body = { ...GOOD, idempotency_key: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(body)))
    answers.push(
      await send({ ...body, message: 'else', idempotency_key: body.idempotency_key.toUpperCase() }),
    )
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(answers[0]?.body.data.id).not.toBe(earlier.body.data.id)
    expect(await messages()).toHaveLength(1)
    const { rows } = await database.pool.query(
      `select n.details ->> 'phone_number' as phone_number, m.kind from statements s
       join notifications n on n.user_id = s.user_id join messages m on m.user_id = s.user_id where s.id = $1`,
      [id],
    )
    expect(rows).toEqual([{ phone_number: '555123456', kind: 'conversation_message' }])

    const other = await send(body, { to: await addStatement(database.pool) })
    expect([other.status, other.body.errors[0].field]).toEqual([422, 'idempotency_key'])
  })

  test.each<[object | undefined, string[]]>([
    [undefined, ['name', 'message']],
    [{ name: '', phone_number: ' ', message: '\n' }, ['name', 'message']],
    [{ ...GOOD, phone_number: ' ' }, ['email']],
    [{ ...GOOD, email: 'nino' }, ['email']],
    [{ ...GOOD, name: 'ა'.repeat(256) }, ['name']],
    [{ ...GOOD, message: 'ა'.repeat(1001) }, ['message']],
    [{ ...GOOD, phone_number: '55512345' }, ['phone_number']],
    [{ ...GOOD, phone_number: '455123456' }, ['phone_number']],
    [{ ...GOOD, phone_number: '+99 555123456' }, ['phone_number']],
    [{ ...GOOD, phone_number: '+555123456' }, ['phone_number']],
    [{ ...GOOD, idempotency_key: 'x' }, ['idempotency_key']],
  ])('a message with %j is rejected', async (body, fields) => {
    const answer = await send(body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual(fields)
    expect(await messages()).toEqual([])
  })

  test('a message without its required fields has an error for each', async () => {
    const { body } = await send({ ...GOOD, name: undefined, message: '' })
    expect(body).toEqual({
      result: false,
      data: [],
      errors: [
        { field: 'name', message: 'The name field is required.' },
        { field: 'message', message: 'The message field is required.' },
      ],
    })
  })

  test.each([{ status: 'hidden' }, { status: 'expired' }, { expires_at: new Date(0) }])(
    'a message about an unavailable statement (%j) is rejected',
    async (change) => {
      expect((await send(GOOD, { to: await addStatement(database.pool, change) })).status).toBe(404)
    },
  )

  test('messages are limited to twenty an hour per visitor, not counting repeats', async () => {
    const key = randomUUID()
    expect((await send({ ...GOOD, idempotency_key: key })).status).toBe(200)
    for (let sent = 1; sent < 20; sent += 1) expect((await send(GOOD)).status).toBe(200)
    const refused = await send(GOOD)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await send({ ...GOOD, idempotency_key: key })).status).toBe(200)
    expect(await messages()).toHaveLength(20)
  })
})
