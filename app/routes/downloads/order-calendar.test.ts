import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addUser } from '~tests/fixtures/database-rows'
import { addPayment } from '~tests/fixtures/ledger'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { loader } from './order-calendar'

const database = withTestDatabase()
const server = withServer(() => createTestApi(database.pool, pino({ level: 'silent' })))

test('a visit has a calendar file until it is cancelled', async () => {
  const owner = await addUser(database.pool)
  const token = await createSession(database.pool, owner)
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into service_orders (user_id, service_type_id, state, paid_at) values ($1, 161, 'paid', now()) returning id",
    [owner],
  )
  const id = rows[0]?.id ?? 0
  await database.pool.query(
    "insert into registry_bookings (order_id, branch_id, starts_at, state, held_until) values ($1, 1, '2099-11-30 13:00+04', 'taken', now())",
    [id],
  )
  await addPayment(database.pool, owner, { purpose: 'order', order_id: id })
  const load = () => {
    const path = `/en/account/orders/${id}/calendar.ics`
    const args = createRouteArgs(path, {
      origin: server.origin,
      params: { id: String(id) },
      context: { origin: 'http://ezo.test' },
    })
    args.request.headers.set('cookie', `__Host-token=${token}`)
    return loader(args)
  }
  expect(await (await load()).text()).toContain('DTSTART:20991130T090000Z')
  await database.pool.query("update service_orders set state = 'called_off' where id = $1", [id])
  await expect(load()).rejects.toMatchObject({ status: 404 })
})
