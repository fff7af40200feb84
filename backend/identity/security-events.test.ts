import { expect, test } from 'vitest'
import { hashPassword } from '~backend/auth/passwords'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)

test('security events of accounts are logged without personal data', async () => {
  const password = 'three blue doors'
  const email = 'nino@example.ge'
  await addUser(database.pool, { email, password_hash: await hashPassword(password) })
  const send = (path: string, body: object, token = '') =>
    api.post(`/v1/identity/${path}`, body, { token, headers: { 'x-visitor': 'one' } })

  await send('sign-in', { email, password: 'wrong' })
  await database.pool.query(
    "insert into sign_in_attempts (subject) select sha256('address one') from generate_series(1, 100)",
  )
  await send('sign-in', { email, password })
  await database.pool.query('truncate sign_in_attempts')
  const { body } = await send('sign-in', { email, password })
  const token = body.data.access_token
  await send('passkeys/sign-in', { credential: '{}', origin: 'https://ezo.test' })
  await send('password', { password, new_password: 'four green doors' }, token)
  await send('close-account', { password: 'four green doors' }, token)
  expect(api.securityEvents).toEqual([
    'sign_in_refused',
    'sign_in_limited',
    'passkey_refused',
    'password_changed',
    'account_closed',
  ])
  expect(api.errors).toEqual([])
})
