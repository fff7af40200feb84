import { expect, test } from 'vitest'
import { withTestDatabase } from '../database'
import { withApi } from '../fixtures/api'

const database = withTestDatabase()
const api = withApi(database)

const PERSON = { type: 'physical', first_name: 'Nino', last_name: 'Beridze' }
let people = 0

function send(path: string, body: object) {
  people += 1
  return api.post(`/v1/identity/${path}`, body, { headers: { 'x-visitor': `visitor-${people}` } })
}

async function register(password: string) {
  const email = `person-${people}@login.test`
  const { status } = await send('register', { ...PERSON, email, password })
  const { rows } = await database.pool.query<{ path: string }>(
    "select content->'link'->>'path' as path from messages where recipient = $1",
    [email],
  )
  const code = new URL(rows[0]?.path ?? '/', 'https://ezo.test').searchParams.get('code')
  if (code) await send('verify', { code, password })
  return { email, status }
}

test.each(['123456789', 'ცხრაასოიი', ''])('a password of "%s" is too short', async (password) => {
  expect((await register(password)).status).toBe(422)
})

test.each([' spaces around ', 'პაროლი-"&%00\\', 'line\r\nbreaks', 'x'.repeat(64)])(
  'a password of "%s" is used unchanged',
  async (password) => {
    const { email, status } = await register(password)
    expect(status).toBe(200)
    expect((await send('sign-in', { email, password })).status).toBe(200)
    expect((await send('sign-in', { email, password: password.slice(0, -1) })).status).toBe(422)
  },
)

test('passwords are case-sensitive', async () => {
  const { email } = await register('Long-Enough')
  expect((await send('sign-in', { email, password: 'long-enough' })).status).toBe(422)
})
