import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
let token: string
let operator: number

beforeAll(async () => {
  operator = await addUser(database.pool, { is_operator: true })
  token = await createSession(database.pool, operator)
})

const read = async () => (await api.get('/v1/operator/overview', { token })).body.data

async function addCall(minutesAgo: number): Promise<number> {
  await database.pool.query(
    `insert into call_requests (name, phone_number, created_at)
     values ('Nino', '+995555123456', now() - make_interval(mins => $1))`,
    [minutesAgo],
  )
  const { rows } = await database.pool.query('select max(id) as id from leads')
  return rows[0].id
}

const close = (id: number) => api.post(`/v1/operator/leads/${id}/acts`, { act: 'close' }, { token })

test('the desk of a new marketplace has no figures but zeros', async () => {
  expect(await read()).toEqual({
    leads: [],
    handled_today: 0,
    median_minutes: null,
    payments_today: { count: 0, amount: 0 },
    waiting: { leads: 0, late_leads: 0, orders: 0, reviews: 0, reports: 0, payments: 0, approvals: 0 },
  })
})

test('the desk counts open, late and new leads by kind', async () => {
  await addCall(0)
  await addCall(30 * 24 * 60)
  const { leads, waiting } = await read()
  expect(leads).toEqual([{ kind: 'call_request', open: 2, late: 1, received_today: 1 }])
  expect(waiting).toMatchObject({ leads: 2, late_leads: 1 })
})

test('the desk counts leads first handled today, with the median time since their receipt', async () => {
  for (const minutes of [10, 20, 90]) await close(await addCall(minutes))
  const reopened = await addCall(500)
  await database.pool.query(
    `insert into operator_acts (operator_id, subject, subject_id, act, created_at)
     values ($1, 'lead', $2, 'answer', now() - interval '2 days')`,
    [operator, String(reopened)],
  )
  await close(reopened)
  const { handled_today, median_minutes } = await read()
  expect(handled_today).toBe(3)
  expect(median_minutes).toBeCloseTo(20, 0)
})

test('the desk sums up what the bank confirmed today', async () => {
  await database.pool.query(
    `insert into payments (user_id, purpose, amount, state, method, finished_at) values
       ($1, 'fill_balance', 5000, 'succeeded', 'card', now()),
       ($1, 'fill_balance', 2550, 'part_refunded', 'internet-bank', now()),
       ($1, 'fill_balance', 900, 'failed', 'card', now()),
       ($1, 'fill_balance', 700, 'succeeded', 'points', now()),
       ($1, 'fill_balance', 800, 'succeeded', 'card', now() - interval '2 days')`,
    [operator],
  )
  expect((await read()).payments_today).toEqual({ count: 2, amount: 75.5 })
})

test('users without the rights of an operator do not get the figures of the desk', async () => {
  const visitor = await createSession(database.pool, await addUser(database.pool))
  expect((await api.get('/v1/operator/overview', { token: visitor })).status).toBe(404)
  expect((await api.get('/v1/operator/overview')).status).toBe(401)
})
