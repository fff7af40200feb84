import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '~backend/auth/passwords'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { withIdentityApi } from '~tests/fixtures/identity-api'

const database = withTestDatabase()
const { send, signIn: signInAs, listEmails, clear } = withIdentityApi(database)
const PASSWORD = 'three blue doors'
const EMAIL = 'nino@example.ge'
let nino: number

beforeAll(async () => {
  nino = await addUser(database.pool, { email: EMAIL, password_hash: await hashPassword(PASSWORD) })
})
beforeEach(clear)

const signIn = (password = PASSWORD, email = EMAIL, visitor?: string) =>
  signInAs(email, password, visitor ? { visitor } : {})

async function addAttempts(subject: string, count: number) {
  await database.pool.query(
    'insert into sign_in_attempts (subject) select sha256(convert_to($1, $2)) from generate_series(1, $3)',
    [subject, 'UTF8', count],
  )
}

describe('sign-in', () => {
  test('a wrong password and an unknown email get the same response', async () => {
    const [wrong, unknown] = [await signIn('wrong'), await signIn('wrong', 'who@example.ge')]
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
  })

  test('the session names its device', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    await send('sign-in', { email: EMAIL, password: PASSWORD, user_agent: userAgent })
    const { rows } = await database.pool.query('select device from sessions where user_id = $1', [nino])
    expect(rows).toContainEqual({ device: 'Firefox, Linux' })
  })

  test('guesses are limited per network and in total, and the owner at home can still sign in', async () => {
    await signIn(PASSWORD, EMAIL, 'home')
    await addAttempts('email nino@example.ge address guesser', 4)
    const guesses = await Promise.all([0, 1, 2].map(() => signIn('wrong', EMAIL, 'guesser')))
    expect(guesses.map(({ status }) => status).sort()).toEqual([422, 429, 429])
    await addAttempts('email nino@example.ge', 50)
    const refused = await signIn(PASSWORD, EMAIL, 'elsewhere')
    expect(refused.status).toBe(429)
    expect(refused.body.data.retry_after).toBeGreaterThan(800)
    expect((await signIn(PASSWORD, EMAIL, 'home')).status).toBe(200)
  })

  test('signing in from another browser notifies the owner, once per browser', async () => {
    const from = (device: string) => signInAs(EMAIL, PASSWORD, { device })
    await from('of the flat')
    await from('of the flat')
    expect(await listEmails()).toMatchObject([{ kind: 'new_device', recipient: EMAIL }])
    await from('of a stranger')
    await from('')
    await from('')
    expect(await listEmails()).toHaveLength(4)
    await signInAs(EMAIL, 'wrong', { device: 'of a guesser' })
    expect(await listEmails()).toHaveLength(4)
  })
})
