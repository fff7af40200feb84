import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi, withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { deletePastViewers } from './store'

const database = withTestDatabase()
const api = withApi(database)
const warnings: string[] = []
const warned = withServer(() =>
  createTestApi(
    database.pool,
    pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) }),
  ),
)

beforeAll(() => addPlaces(database.pool))

const path = (id: number | string) => `/v1/microservice/statements/${id}`

function look(id: number | string, visitor?: string, token?: string) {
  return api.get(path(id), { ...(visitor && { headers: { 'x-visitor': visitor } }), ...(token && { token }) })
}

async function viewsOf(id: number): Promise<number> {
  const { rows } = await database.pool.query('select views from statements where id = $1', [id])
  return rows[0].views
}

test('concurrent views of one visitor count once a day, by number or uuid', async () => {
  const id = await addStatement(database.pool)
  const first = await look(id, 'one')
  expect(first.body.data.statement.views).toBe(0)
  await Promise.all(Array.from({ length: 10 }, () => look(id, 'one')))
  await look(first.body.data.statement.uuid, 'one')
  await Promise.all(Array.from({ length: 5 }, (_, index) => look(id, `visitor-${index}`)))
  await expect.poll(() => viewsOf(id)).toBe(6)

  await database.pool.query('update statement_viewers set day = day - 1')
  await deletePastViewers(database.pool)
  expect((await database.pool.query('select from statement_viewers')).rowCount).toBe(0)
  await look(id, 'one')
  await expect.poll(() => viewsOf(id)).toBe(7)
})

test('views by owners, views without a visitor id, lists and unknown statements do not count', async () => {
  const owner = await addUser(database.pool)
  const id = await addStatement(database.pool, { user_id: owner })
  const hidden = await addStatement(database.pool, { status: 'hidden' })
  await look(id, 'owner', await createSession(database.pool, owner))
  await look(id)
  await look(id, 'x'.repeat(65))
  await look('x', 'somebody')
  expect((await look(hidden, 'somebody')).status).toBe(404)
  await api.get('/v1/microservice/statements', { headers: { 'x-visitor': 'somebody' } })
  await look(id, 'last')
  await expect.poll(() => viewsOf(id)).toBe(1)
  expect(await viewsOf(hidden)).toBe(0)
})

test("a view by the owner's company or one of its agents does not count", async () => {
  const [broker, agent, colleague, other] = [
    await addUser(database.pool, { type: 'broker' }),
    await addUser(database.pool, { type: 'agent' }),
    await addUser(database.pool, { type: 'agent' }),
    await addUser(database.pool, { type: 'agent' }),
  ]
  await database.pool.query('insert into broker_agents (agent_id, broker_id) values ($1, $3), ($2, $3)', [
    agent,
    colleague,
    broker,
  ])
  const [ofAgent, ofBroker] = [
    await addStatement(database.pool, { user_id: agent }),
    await addStatement(database.pool, { user_id: broker }),
  ]
  for (const user of [broker, agent, colleague])
    for (const id of [ofAgent, ofBroker])
      await look(id, `user-${user}`, await createSession(database.pool, user))
  for (const id of [ofAgent, ofBroker]) {
    await look(id, `user-${other}`, await createSession(database.pool, other))
    await expect.poll(() => viewsOf(id)).toBe(1)
  }
})

test('a prefetch, a copy and a HEAD request do not count as views', async () => {
  const id = await addStatement(database.pool)
  await api.get(path(id), { headers: { 'x-visitor': 'copying', 'x-uncounted': '1' } })
  await api.get(path(id), { method: 'HEAD', headers: { 'x-visitor': 'heading' } }).catch(() => undefined)
  await look(id, 'last')
  await expect.poll(() => viewsOf(id)).toBe(1)
  const { rows } = await database.pool.query(
    'select visitor from statement_viewers where statement_id = $1',
    [id],
  )
  expect(rows).toEqual([{ visitor: 'last' }])
})

test('a view that cannot be counted is logged and does not fail the response', async () => {
  const id = await addStatement(database.pool)
  await database.pool.query('alter table statement_viewers rename to away')
  const response = await fetch(`${warned.origin}/api${path(id)}`, {
    headers: { 'x-website-key': 'ezo', 'x-visitor': 'secret-visitor' },
  })
  expect(response.status).toBe(200)
  await expect.poll(() => warnings).toHaveLength(1)
  await database.pool.query('alter table away rename to statement_viewers')
  expect(warnings[0]).toContain('cannot count a view')
  expect(warnings[0]).not.toContain('secret')
})
