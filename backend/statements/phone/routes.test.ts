import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { deleteExpiredRateLimits } from '~backend/platform/rate-limits'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const VISITOR = 'a'.repeat(64)

beforeAll(() => addPlaces(database.pool))

async function uuidOf(id: number): Promise<string> {
  const { rows } = await database.pool.query('select uuid from statements where id = $1', [id])
  return rows[0].uuid
}

function show(uuid: string, visitor?: string) {
  const headers: Record<string, string> = visitor ? { 'x-visitor': visitor } : {}
  return api.post(`/v1/microservice/statements/phone/show?statement_uuid=${uuid}`, undefined, { headers })
}

async function revealsOf(id: number) {
  const { rows } = await database.pool.query(
    'select day = georgian_today() as today, reveals from phone_reveals where statement_id = $1',
    [id],
  )
  return rows
}

// Specification 1.7.29
test('revealing returns the full number and counts the reveal, for guests too', async () => {
  const id = await addStatement(database.pool, { phone_number: '555987654' })
  const uuid = await uuidOf(id)
  for (const visitor of ['first', 'second', undefined]) {
    const { status, body } = await show(uuid, visitor)
    expect([status, body]).toEqual([200, { result: true, data: { phone_number: '555987654' } }])
  }
  expect(await revealsOf(id)).toEqual([{ today: true, reveals: 3 }])
})

test('an owner who reveals the own number does not count', async () => {
  const owner = await addUser(database.pool)
  const uuid = await uuidOf(await addStatement(database.pool, { user_id: owner }))
  const path = `/v1/microservice/statements/phone/show?statement_uuid=${uuid}`
  const { status } = await api.post(path, undefined, { token: await createSession(database.pool, owner) })
  expect(status).toBe(200)
  const { rowCount } = await database.pool.query(
    'select from phone_reveals r join statements s on s.id = r.statement_id where s.uuid = $1',
    [uuid],
  )
  expect(rowCount).toBe(0)
})

test.each([
  { status: 'hidden' },
  { status: 'expired' },
  { expires_at: new Date(0) },
  { published: false },
  { deleted_at: new Date() },
  { phone_number: null },
])('a statement with %j answers 404', async (change) => {
  const id = await addStatement(database.pool, change)
  const { status, body } = await show(await uuidOf(id))
  expect(status).toBe(404)
  expect(body.errors).toEqual({ message: ['Statement not found'] })
  expect(await revealsOf(id)).toEqual([])
})

test.each(['', '1', 'x', '%00', '00000000-0000-4000-8000-000000000000', "'; --"])(
  'the uuid %j answers 404',
  async (uuid) => {
    expect((await show(uuid)).status).toBe(404)
  },
)

test('a visitor gets 30 numbers an hour, also by concurrent requests, and other visitors still get them', async () => {
  const id = await addStatement(database.pool)
  const uuid = await uuidOf(id)
  const answers = await Promise.all(Array.from({ length: 36 }, () => show(uuid, VISITOR)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  expect(refused).toHaveLength(6)
  expect(refused[0]?.body.result).toBe(false)
  const wait = Number(refused[0]?.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(3500)
  expect(wait).toBeLessThanOrEqual(3600)
  expect(await revealsOf(id)).toEqual([{ today: true, reveals: 30 }])
  expect((await show(uuid, 'another')).status).toBe(200)

  await database.pool.query("update rate_limit_hits set taken_at = now() - interval '61 minutes'")
  expect((await show(uuid, VISITOR)).status).toBe(200)
  await deleteExpiredRateLimits(database.pool)
  const { rowCount } = await database.pool.query('select from rate_limit_hits')
  expect(rowCount).toBe(1)
})

test('a malformed visitor id counts as missing', async () => {
  const uuid = await uuidOf(await addStatement(database.pool))
  expect((await show(uuid, 'b'.repeat(65))).status).toBe(200)
  const { rows } = await database.pool.query(
    'select length(visitor) from rate_limit_hits where taken_at = (select max(taken_at) from rate_limit_hits)',
  )
  expect(rows).toEqual([{ length: 64 }])
})
