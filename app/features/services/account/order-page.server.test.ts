import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { addPayment } from '~tests/fixtures/ledger'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { loadOrderDetails } from './order-page.server'

const database = withTestDatabase()
const server = withServer(() => createTestApi(database.pool, pino({ level: 'silent' })))
let owner: { id: number; token: string }
let orderId: number
let promoted: number

beforeAll(async () => {
  await addPlaces(database.pool)
  owner = await addSignedIn()
  for (let others = 0; others < 3; others += 1) await addStatement(database.pool, { user_id: owner.id })
  promoted = await addStatement(database.pool, { user_id: owner.id })
  await database.pool.query(
    "update statements set vip_tier = 3, vip_until = now() + interval '4 days' where id = $1",
    [promoted],
  )
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into service_orders (user_id, service_type_id, state, paid_at, ends_at)
     values ($1, 8, 'paid', now(), now() + interval '4 days') returning id`,
    [owner.id],
  )
  orderId = rows[0]?.id ?? 0
  await database.pool.query(
    "insert into service_order_statements values ($1, $2, now() + interval '4 days')",
    [orderId, promoted],
  )
  await addPayment(database.pool, owner.id, { purpose: 'order', order_id: orderId })
})

async function addSignedIn() {
  const id = await addUser(database.pool)
  return { id, token: await createSession(database.pool, id) }
}

function load(token: string) {
  const args = createRouteArgs(`/en/account/orders/${orderId}`, {
    origin: server.origin,
    params: { id: String(orderId) },
  })
  args.request.headers.set('cookie', `__Host-token=${token}`)
  return loadOrderDetails(args)
}

test('the page of an order says what was bought, and where the promoted statement stands', async () => {
  expect(await load(owner.token)).toMatchObject({
    order: { package: 'SUPER VIP for 5 days', state: 'active' },
    statements: [{ id: promoted, title: expect.any(String), place: 1 }],
  })
})

test('the order of somebody else is not found', async () => {
  const { token } = await addSignedIn()
  await expect(load(token)).rejects.toMatchObject({ status: 404 })
})
