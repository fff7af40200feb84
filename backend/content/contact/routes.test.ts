import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { withTestDatabase } from '../../../tests/database'
import { withApi } from '../../../tests/fixtures/api'
import { addUser } from '../../../tests/fixtures/rows'
import { beginSession } from '../../auth/sessions'

const database = withTestDatabase()
const api = withApi(database)
const GOOD = { name: 'ნინო', email: 'nino@example.ge', message: 'გამარჯობა' }
let visitor: string

beforeEach(async () => {
  visitor = randomUUID()
  await database.pool.query('truncate contact_messages')
})

const send = (body: object, token = '') =>
  api.post('/v1/contact', body, { headers: { 'x-visitor': visitor }, ...(token && { token }) })

async function kept() {
  const { rows } = await database.pool.query(
    'select user_id, name, email, phone_number, message from contact_messages order by id',
  )
  return rows
}

describe('a message to the people of the site', () => {
  test('is kept, with an address or a number to answer to', async () => {
    const user = await addUser(database.pool)
    expect((await send(new URLSearchParams(GOOD))).body).toEqual({ result: true, data: [] })
    await send(
      { ...GOOD, email: '', phone_number: '+995 555 12 34 57' },
      await beginSession(database.pool, user),
    )
    expect(await kept()).toEqual([
      { user_id: null, ...GOOD, phone_number: '' },
      { user_id: user, ...GOOD, email: '', phone_number: '555123457' },
    ])
  })

  test('sent many times at once with one key is one', async () => {
    const body = { ...GOOD, idempotency_key: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(body)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await kept()).toHaveLength(1)
  })

  test.each([
    [{ name: ' ' }, ['name']],
    [{ email: '' }, ['email']],
    [{ email: 'nino@example' }, ['email']],
    [{ phone_number: '12' }, ['phone_number']],
    [{ message: '' }, ['message']],
    [{ message: 'ა'.repeat(2001) }, ['message']],
  ])('with %j is refused by its field', async (change, fields) => {
    const { status, body } = await send({ ...GOOD, ...change })
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([422, fields])
    expect(await kept()).toEqual([])
  })

  test('can be sent ten times an hour', async () => {
    for (let sent = 0; sent < 10; sent += 1) expect((await send(GOOD)).status).toBe(200)
    expect((await send(GOOD)).status).toBe(429)
    expect(await kept()).toHaveLength(10)
  })
})
