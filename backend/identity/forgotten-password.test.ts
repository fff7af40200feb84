import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '~backend/auth/passwords'
import { createSession, findSessionUserId } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addPasskey, addUser } from '~tests/fixtures/database-rows'
import { withIdentityApi } from '~tests/fixtures/identity-api'
import { isFullRun } from '~tests/full-run'
import { sendResetLink } from './send-link'

const database = withTestDatabase()
const { send, signIn: signInAs, listEmails, receiveCode, clear } = withIdentityApi(database)
const PASSWORD = 'three blue doors'
const EMAIL = 'nino@example.ge'
const REQUESTS = isFullRun ? 10_000 : 300
const AT_ONCE = 500
let nino: number

beforeAll(async () => {
  nino = await addUser(database.pool, { email: EMAIL, password_hash: await hashPassword(PASSWORD) })
})
beforeEach(clear)

const signIn = (visitor?: string) => signInAs(EMAIL, PASSWORD, visitor ? { visitor } : {})

describe('password reset', () => {
  test('a reset link sets a new password once and ends all sessions', async () => {
    const token = await createSession(database.pool, nino)
    await addPasskey(database.pool, nino, 'of-an-intruder')
    await send('forgot', { email: 'NINO@example.ge' })
    await send('forgot', { email: EMAIL })
    const [first, second] = (await listEmails()).map(({ code }) => code)
    expect((await send('check-link', { code: first, purpose: 'verify' })).status).toBe(422)
    expect((await send('reset', { code: first, new_password: '1234567890' })).body.errors[0].field).toBe(
      'new_password',
    )
    expect(
      (await send('reset', { code: first, new_password: PASSWORD }, { visitor: 'new-home' })).status,
    ).toBe(200)
    for (const code of [first, second])
      expect((await send('reset', { code, new_password: PASSWORD })).body.errors[0].field).toBe('code')
    expect(await findSessionUserId(database.pool, token)).toBeUndefined()
    const { rows } = await database.pool.query('select id from passkeys where user_id = $1', [nino])
    expect(rows).toEqual([])
    expect((await listEmails()).at(-1)).toMatchObject({ kind: 'password_changed', recipient: EMAIL })
    expect((await signIn('new-home')).status).toBe(200)
  })

  test('a reset of an unknown email gets the same response, and no email is sent', async () => {
    const [known, unknown] = [
      await send('forgot', { email: EMAIL }),
      await send('forgot', { email: 'who@example.ge' }),
    ]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(await listEmails()).toHaveLength(1)
  })

  test.each(['ＮＩＮＯ@example.ge', 'nino@ｅxample．ge'])(
    "a reset link is sent to the account's address, not to its look-alike %s",
    async (email) => {
      await send('forgot', { email })
      expect(await listEmails()).toMatchObject([{ recipient: EMAIL }])
    },
  )

  test.each(['nıno@example.ge', 'nіno@example.ge', 'ninо@example.ge'])(
    'a reset does not match %s, which is a different address',
    async (email) => {
      expect((await send('forgot', { email })).status).toBe(200)
      expect(await listEmails()).toEqual([])
    },
  )

  test('an expired reset link does nothing', async () => {
    await send('forgot', { email: EMAIL })
    await database.pool.query("update password_resets set created_at = now() - interval '61 minutes'")
    expect((await send('reset', { code: await receiveCode(), new_password: 'never used this' })).status).toBe(
      422,
    )
    expect((await signIn()).status).toBe(200)
  })

  test('a flood of requests for one address in any spelling sends three emails an hour', async () => {
    const spellings = [EMAIL, 'NINO@example.ge', 'who@example.ge']
    for (let sent = 0; sent < REQUESTS; sent += AT_ONCE)
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, at) =>
          sendResetLink(database.pool, spellings[at % spellings.length] ?? '', 'en'),
        ),
      )
    expect(await listEmails()).toHaveLength(3)
    expect((await database.pool.query('select from password_resets')).rowCount).toBe(3)
    expect((await database.pool.query('select from rate_limit_hits')).rowCount).toBe(3)
  }, 60_000)

  test('resets are limited to three emails an hour per address and twenty per network', async () => {
    await Promise.all(Array.from({ length: 40 }, () => send('forgot', { email: EMAIL })))
    expect(await listEmails()).toHaveLength(3)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        send('forgot', { email: `a${at}@example.ge` }, { visitor: 'one' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })
})
