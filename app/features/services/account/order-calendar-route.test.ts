import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addUser } from '~tests/fixtures/database-rows'
import { addPayment } from '~tests/fixtures/ledger'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { loader } from './order-calendar-route'

const database = withTestDatabase()
const server = withServer(() => createTestApi(database.pool, pino({ level: 'silent' })))

afterEach(() => database.pool.query('delete from registry_bookings'))

/** Adds a paid visit to the public registry, and returns its calendar file. */
async function addVisit() {
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
  const load = (origin = 'http://ezo.test') => {
    const path = `/en/account/orders/${id}/calendar.ics`
    const args = createRouteArgs(path, {
      origin: server.origin,
      params: { id: String(id) },
      context: { origin },
    })
    args.request.headers.set('cookie', `__Host-token=${token}`)
    return loader(args)
  }
  return { id, load, readText: async (origin?: string) => (await load(origin)).text() }
}

test('a visit has a calendar file until it is cancelled', async () => {
  const { id, load, readText } = await addVisit()
  expect(await readText()).toContain('DTSTART:20991130T090000Z')
  await database.pool.query("update service_orders set state = 'called_off' where id = $1", [id])
  await expect(load()).rejects.toMatchObject({ status: 404 })
})

test('rescheduling a visit increments the sequence number of its calendar file and keeps its id', async () => {
  const { id, readText } = await addVisit()
  const move = (startsAt: string) =>
    database.pool.query('update registry_bookings set starts_at = $2 where order_id = $1', [id, startsAt])
  const readField = (text: string, name: string) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(text)?.[1]
  const first = await readText()
  expect(readField(first, 'UID')).toBe(`order-${id}@ezo`)
  expect(readField(first, 'SEQUENCE')).toBe('0')
  await database.pool.query(
    "update service_orders set created_at = created_at - interval '1 day' where id = $1",
    [id],
  )
  await move('2099-12-01 13:00+04')
  await move('2099-12-01 13:00+04')
  const moved = await readText('https://other.test')
  expect(readField(moved, 'UID')).toBe(`order-${id}@ezo`)
  expect(readField(moved, 'SEQUENCE')).toBe('1')
  expect(readField(moved, 'DTSTART')).toBe('20991201T090000Z')
  const { rows } = await database.pool.query<{ stamp: string }>(
    `select to_char(rescheduled_at at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') as stamp
     from service_orders where id = $1 and rescheduled_at > now() - interval '1 minute'`,
    [id],
  )
  expect(readField(moved, 'DTSTAMP')).toBe(rows[0]?.stamp)
  expect(readField(moved, 'LAST-MODIFIED')).toBe(rows[0]?.stamp)
  await move('2099-11-30 13:00+04')
  expect(readField(await readText(), 'SEQUENCE')).toBe('2')
})

test("each change of an order's time by an operator counts as rescheduling", async () => {
  const { id } = await addVisit()
  const readMoves = async (scheduledAt: string | null) => {
    const { rows } = await database.pool.query<{ reschedules: number }>(
      'update service_orders set scheduled_at = $2 where id = $1 returning reschedules',
      [id, scheduledAt],
    )
    return rows[0]?.reschedules
  }
  expect(await readMoves('2099-12-02 10:00+04')).toBe(1)
  expect(await readMoves('2099-12-02 10:00+04')).toBe(1)
  expect(await readMoves(null)).toBe(2)
})
