import { beforeEach, expect, test } from 'vitest'
import { hashPassword } from '~backend/auth/passwords'
import { createSession, findSessionUserId } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { countWaiting } from '~tests/fixtures/count-waiting'
import { addUser } from '~tests/fixtures/database-rows'
import { withIdentityApi } from '~tests/fixtures/identity-api'

const database = withTestDatabase()
const { api, send, signIn, listEmails, clear } = withIdentityApi(database)
const PASSWORD = 'three blue doors'
const NEW_PASSWORD = 'four green doors'
const EMAIL = 'nino@example.ge'
let nino: number

beforeEach(async () => {
  await clear()
  await database.pool.query('delete from users where email = $1', [EMAIL])
  nino = await addUser(database.pool, { email: EMAIL, password_hash: await hashPassword(PASSWORD) })
})

const reset = (code: string) => send('reset', { code, new_password: NEW_PASSWORD })

/** Starts each request while the account is locked: all have read it, and none has changed it yet. */
async function meet<Answers extends unknown[]>(
  begin: { [At in keyof Answers]: () => Promise<Answers[At]> },
  beforeRelease = async (_query: (sql: string, values: unknown[]) => Promise<unknown>) => {},
): Promise<Answers> {
  const holder = await database.pool.connect()
  await holder.query('begin')
  await holder.query('select from users where id = $1 for update', [nino])
  const begun: Promise<unknown>[] = []
  for (const one of begin) {
    begun.push(one())
    await expect.poll(() => countWaiting(database.pool), { timeout: 5_000 }).toBe(begun.length)
  }
  await beforeRelease((sql, values) => holder.query(sql, values))
  await holder.query('commit')
  holder.release()
  return (await Promise.all(begun)) as Answers
}

async function sendLinks(count: number): Promise<string[]> {
  for (let sent = 0; sent < count; sent += 1) await send('forgot', { email: EMAIL })
  return (await listEmails()).map(({ code }) => code)
}

test('a session of the old password does not outlive a concurrent reset', async () => {
  const [code = ''] = await sendLinks(1)
  const [before, done] = await meet([() => signIn(EMAIL, PASSWORD), () => reset(code)])
  expect([before.status, done.status]).toEqual([200, 200])
  expect(await findSessionUserId(database.pool, before.body.data.access_token)).toBeUndefined()

  await database.pool.query('update users set password_hash = $2 where id = $1', [
    nino,
    await hashPassword(PASSWORD),
  ])
  const [, second = ''] = await sendLinks(1).then((codes) => codes.filter(Boolean))
  const [again, after] = await meet([() => reset(second), () => signIn(EMAIL, PASSWORD)])
  expect([again.status, after.status]).toEqual([200, 422])
  expect((await database.pool.query('select from sessions where user_id = $1', [nino])).rowCount).toBe(0)
})

test('two concurrent resets both succeed, and one of them sets the password', async () => {
  const [first = '', second = ''] = await sendLinks(2)
  const answers = await meet([() => reset(first), () => reset(second)])
  expect(answers.map(({ status }) => status)).toEqual([200, 422])
  expect(api.errors).toEqual([])
})

test.each([
  ['password', { new_password: 'five yellow doors' }],
  ['close-account', {}],
])('a request confirmed by the old password is rejected once a new one is set: %s', async (path, change) => {
  const token = await createSession(database.pool, nino)
  const hash = await hashPassword(NEW_PASSWORD)
  const [answer] = await meet([() => send(path, { password: PASSWORD, ...change }, { token })], (query) =>
    query('update users set password_hash = $2 where id = $1', [nino, hash]).then(() => {}),
  )
  expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'password'])
  expect((await signIn(EMAIL, NEW_PASSWORD)).status).toBe(200)
})
