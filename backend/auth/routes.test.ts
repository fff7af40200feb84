import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createSession, deleteExpiredSessions } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
// Paths with and without a suffix, because some callers send one.
const PATHS = [
  '/statements/auth/grouped-info/full',
  '/statements/auth/grouped-info',
  '/v1/microservice/auth/grouped-info',
]
let userId: number

beforeAll(async () => {
  userId = await addUser(database.pool, {
    type: 'broker',
    email: 'nino@example.ge',
    first_name: 'ნინო',
    last_name: 'ბერიძე',
    slug: 'nino',
  })
})

describe.each(PATHS)('GET %s', (path) => {
  // Specification 1.7.5, 1.7.7
  test('the endpoint returns the signed-in user for either header', async () => {
    const token = await createSession(database.pool, userId)
    const raw = await api.get(path, { token })
    const bearer = await api.get(path, { headers: { authorization: `Bearer ${token}` } })
    expect(raw.body).toEqual(bearer.body)
    expect(raw.body.data.user).toMatchObject({
      id: userId,
      name: 'ნინო ბერიძე',
      email: { email: 'nino@example.ge' },
      roles: ['broker'],
      type_id: 3,
      slug: 'nino',
    })
  })

  test('the endpoint stores the page language for later notifications', async () => {
    const token = await createSession(database.pool, userId)
    for (const locale of ['en', 'ru', 'ru'] as const) {
      await api.get(path, { token, locale })
      const { rows } = await database.pool.query(
        'select seen_locale from message_settings where user_id = $1',
        [userId],
      )
      expect(rows).toEqual([{ seen_locale: locale }])
    }
  })

  test.each([undefined, 'x', 'A'.repeat(43)])('the endpoint answers 401 for %s', async (token) => {
    const { status, body } = await api.get(path, token ? { token } : {})
    expect(status).toBe(401)
    expect(body).toEqual({ message: 'Unauthenticated' })
  })
})

// Specification 1.7.9
test.each([
  ['POST', '/v1/auth/logout'],
  ['GET', '/v1/logout'],
])('%s %s ends this session only', async (method, path) => {
  const [token, other] = [
    await createSession(database.pool, userId),
    await createSession(database.pool, userId),
  ]
  expect((await api.get(path, { method, token })).body.result).toBe(true)
  expect((await api.get(PATHS[0] ?? '', { token })).status).toBe(401)
  expect((await api.get(PATHS[0] ?? '', { token: other })).status).toBe(200)
  expect((await api.get(path, { method })).status).toBe(200)
})

// Specification 1.9.3
test('a token is stored as a hash and expires after 15 days', async () => {
  const token = await createSession(database.pool, userId)
  const hash = createHash('sha256').update(token).digest()
  const { rows } = await database.pool.query(
    'select extract(epoch from expires_at - created_at)::int as seconds from sessions where token_hash = $1',
    [hash],
  )
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(rows).toEqual([{ seconds: 1_296_000 }])

  await database.pool.query('update sessions set expires_at = now() where token_hash = $1', [hash])
  expect((await api.get(PATHS[0] ?? '', { token })).status).toBe(401)
  await deleteExpiredSessions(database.pool)
  const left = await database.pool.query('select from sessions where token_hash = $1', [hash])
  expect(left.rowCount).toBe(0)
})

describe('sessions of an account', () => {
  const list = async (token: string) => (await api.get('/v1/auth/sessions', { token })).body.data.sessions

  test('a session expires after a week without use and stays valid while it is used', async () => {
    const token = await createSession(database.pool, userId)
    const age = (interval: string) =>
      database.pool.query('update sessions set last_used_at = last_used_at - $1::interval', [interval])
    for (let day = 0; day < 10; day += 1) {
      await age('1 day')
      expect((await api.get(PATHS[0] ?? '', { token })).status).toBe(200)
    }
    await age('604801 seconds')
    expect((await api.get(PATHS[0] ?? '', { token })).status).toBe(401)
    await deleteExpiredSessions(database.pool)
    expect((await database.pool.query('select from sessions')).rowCount).toBe(0)
  })

  test("an owner lists the account's sessions with device and times, the current one first; strangers cannot", async () => {
    const stranger = await addUser(database.pool)
    await createSession(database.pool, stranger, 'Edge, Windows')
    const phone = await createSession(database.pool, userId, 'Safari, iOS')
    const desktop = await createSession(database.pool, userId, 'Firefox, Linux')
    await database.pool.query(
      "update sessions set last_used_at = now() + interval '1 minute' where device = 'Safari, iOS'",
    )
    expect(await list(desktop)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        is_current: true,
        device: 'Firefox, Linux',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        last_used_at: expect.any(String),
      },
      expect.objectContaining({ is_current: false, device: 'Safari, iOS' }),
    ])
    expect(JSON.stringify(await list(phone))).not.toContain(phone)
    expect((await api.get('/v1/auth/sessions')).status).toBe(401)
  })

  test('the list excludes expired sessions, and using one session does not extend another', async () => {
    const owner = await addUser(database.pool)
    const mine = await createSession(database.pool, owner, 'Firefox, Linux')
    for (const device of ['expired', 'unused']) await createSession(database.pool, owner, device)
    await database.pool.query("update sessions set expires_at = now() where device = 'expired'")
    await database.pool.query(
      "update sessions set last_used_at = now() - interval '6 days' where user_id = $1 and device <> 'expired'",
      [owner],
    )
    expect(await list(mine)).toMatchObject([{ is_current: true }, { device: 'unused' }])
    await database.pool.query(
      "update sessions set last_used_at = last_used_at - interval '1 day' where user_id = $1",
      [owner],
    )
    expect(await list(mine)).toMatchObject([{ device: 'Firefox, Linux' }])
  })

  test('signing out everywhere else ends all other sessions of this account only', async () => {
    const stranger = await createSession(database.pool, await addUser(database.pool))
    const stolen = await createSession(database.pool, userId)
    const mine = await createSession(database.pool, userId)
    const { body } = await api.post('/v1/auth/sessions/end-others', undefined, { token: mine })
    expect(body.data.ended).toBeGreaterThan(0)
    expect(api.securityEvents).toEqual(['sessions_ended'])
    expect(await list(mine)).toHaveLength(1)
    expect((await api.get(PATHS[0] ?? '', { token: stolen })).status).toBe(401)
    expect((await api.get(PATHS[0] ?? '', { token: stranger })).status).toBe(200)
    expect((await api.post('/v1/auth/sessions/end-others', undefined, { token: mine })).body.data).toEqual({
      ended: 0,
    })
    expect((await api.post('/v1/auth/sessions/end-others')).status).toBe(401)
  })

  test('an owner can end a single session other than the current one; strangers cannot', async () => {
    const owner = await addUser(database.pool)
    const mine = await createSession(database.pool, owner)
    const lost = await createSession(database.pool, owner, 'Chrome, Android')
    const kept = await createSession(database.pool, owner, 'Safari, iOS')
    const stranger = await createSession(database.pool, await addUser(database.pool))
    const sessions = (await list(mine)) as { id: string; device: string }[]
    const idOf = (device: string) => sessions.find((session) => session.device === device)?.id
    const end = async (id: string | undefined, token: string) =>
      (await api.post(`/v1/auth/sessions/end/${id}`, undefined, { token })).body.data

    expect(await end(idOf('Chrome, Android'), stranger)).toEqual({ ended: 0 })
    expect(await end(idOf(''), mine)).toEqual({ ended: 0 })
    expect(await end('1', mine)).toEqual({ ended: 0 })
    expect(await list(mine)).toHaveLength(3)
    expect(await end(idOf('Chrome, Android'), mine)).toEqual({ ended: 1 })
    expect(await end(idOf('Chrome, Android'), mine)).toEqual({ ended: 0 })
    expect(await list(kept)).toHaveLength(2)
    expect((await api.get(PATHS[0] ?? '', { token: lost })).status).toBe(401)
  })
})
