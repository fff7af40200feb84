import { expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { addPayment } from '~tests/fixtures/ledger'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'

const database = withTestDatabase()
const bank = withSandboxBank(database)

test('the history lists attempts by page, month and direction', async () => {
  const userId = await addUser(database.pool)
  const token = await createSession(database.pool, userId)
  const other = await createSession(database.pool, await addUser(database.pool))
  await bank.initFill(token, 3)
  for (let made = 0; made < 21; made += 1) await bank.begin(token, 4)
  const history = async (query: string) =>
    (await bank.api.get(`/v3/payments/history?${query}`, { token })).body.data
  const first = await history('')
  expect(first).toMatchObject({ total: 21, current_page: 1, last_page: 2, per_page: 20 })
  expect(first.data[0]).toMatchObject({ amount: 4, state: 'pending', receipt_number: null })
  expect((await history('page=2')).data).toHaveLength(1)
  expect((await history('page=999')).data).toEqual([])
  expect((await history('page=x&month=nonsense&kind=other')).total).toBe(21)
  expect((await history('kind=out')).total).toBe(0)
  expect((await history(`month=${first.data[0].created_at.slice(0, 7)}&kind=in`)).total).toBe(21)
  expect((await history('month=2020-01')).total).toBe(0)
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into service_orders (user_id, service_type_id, state, paid_at) values ($1, 8, 'paid', now()) returning id",
    [userId],
  )
  const ordered = { purpose: 'order', order_id: rows[0]?.id, state: 'succeeded', method: 'balance' }
  await addPayment(database.pool, userId, ordered)
  expect([(await history('kind=in')).total, (await history('kind=out')).total]).toEqual([21, 1])
  expect((await bank.api.get('/v3/payments/history', { token: other })).body.data.total).toBe(0)
})
