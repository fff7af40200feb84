import { beforeEach, expect, test } from 'vitest'
import { hashPassword } from '~backend/auth/passwords'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPasskey, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const PASSWORD = 'three blue doors'
let token: string
let userId: number

beforeEach(async () => {
  userId = await addUser(database.pool, { password_hash: await hashPassword(PASSWORD) })
  token = await createSession(database.pool, userId)
})

const post = (path: string, body: object) => api.post(`/v1/identity/${path}`, body, { token })

test('a passkey uses the configured name and host, whatever the request claims', async () => {
  const { body } = await post('passkeys/options', { password: PASSWORD, origin: 'https://evil.test' })
  expect(body.data.options).toMatchObject({ rp: { name: 'Yard', id: 'ezo.test' } })
})

test('passkey options require the right password, and guesses are limited', async () => {
  const guess = async () => {
    const { status, body } = await post('passkeys/options', { password: 'not the one', origin: '' })
    return [status, body.errors?.[0]?.field]
  }
  expect((await post('passkeys/options', { origin: '' })).status).toBe(422)
  for (let guesses = 0; guesses < 5; guesses += 1) expect(await guess()).toEqual([422, 'password'])
  expect(await guess()).toEqual([429, undefined])
  expect((await post('passkeys/options', { password: PASSWORD, origin: '' })).status).toBe(429)
  const challenges = 'select from passkey_challenges where user_id = $1'
  expect((await database.pool.query(challenges, [userId])).rowCount).toBe(0)
})

test('a malformed passkey id matches no account', async () => {
  const credential = JSON.stringify({ id: 'one\0', response: {} })
  const { status, body } = await post('passkeys/sign-in', { credential, origin: 'https://ezo.test' })
  expect([status, body.errors[0].field]).toEqual([422, 'credential'])
  expect((await post('passkeys/remove/one%00', {})).status).toBe(404)
})

test('removing a passkey notifies its owner, and other users cannot remove it', async () => {
  await addPasskey(database.pool, userId, 'one')
  const stranger = await createSession(database.pool, await addUser(database.pool))
  const remove = (by: string) => api.post('/v1/identity/passkeys/remove/one', {}, { token: by })
  expect((await remove(stranger)).status).toBe(404)
  expect((await remove(token)).status).toBe(200)
  expect((await remove(token)).status).toBe(404)
  const { rows } = await database.pool.query('select kind from messages where user_id = $1', [userId])
  expect(rows).toEqual([{ kind: 'passkey_removed' }])
})
