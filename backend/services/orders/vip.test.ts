import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { RESULT_PAGE, withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { refundDaysOfDeleted } from './refund-unused-days'

const database = withTestDatabase()
const bank = withSandboxBank(database)
const { api } = bank
let userId: number
let token: string
let other: string
let statement: number

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  userId = await addUser(database.pool, { phone_number: '555123456', valid_phone_numbers: ['555123456'] })
  token = await createSession(database.pool, userId)
  other = await createSession(database.pool, await addUser(database.pool))
  statement = await addStatement(database.pool, { user_id: userId })
})

const init = (fields: object = {}, caller = token) =>
  bank.init(caller, 'vip-service-order', { package_id: 1, statements: [statement], ...fields })
const fill = (gel: number) => bank.fill(token, gel)
const payFromBalance = (id: number) => bank.payFromBalance(token, id)
const orders = () => bank.orders(token)

const read = async (id = statement) =>
  (await api.get(`/v1/microservice/statements/${id}`, { token })).body.data.statement
const vips = async () =>
  (await api.get('/v1/microservice/statements?is_vip=1&per_page=200')).body.data.data.map(
    ({ id }: { id: number }) => id,
  )

async function vipDays(id = statement): Promise<number> {
  const { rows } = await database.pool.query(
    'select extract(epoch from vip_until - now()) / 86400 as days from statements where id = $1',
    [id],
  )
  return rows[0].days
}

// Specification 1.7.50
test('VIP paid from the balance takes effect at once and debits the balance', async () => {
  await fill(20)
  expect(await vips()).not.toContain(statement)
  const { body } = await init()
  expect(await orders()).toEqual([])
  const paid = await payFromBalance(body.data.id)
  expect(paid.body.data).toEqual({
    status: 'success',
    payment_id: body.data.id,
    redirect_url: `${RESULT_PAGE}?payment_id=${body.data.id}&paymentStatus=3`,
  })
  expect(await bank.balance(token)).toBe(7.5)
  expect(await read()).toMatchObject({ is_vip: true })
  expect(await vips()).toContain(statement)
  expect(await orders()).toMatchObject([
    {
      id: body.data.order_id,
      service: { key: 'vip-service', display_name: 'VIP listing' },
      state: 'active',
      package: { key: 'livo-vip-5' },
      statements: [statement],
      amount: 12.5,
      payment_id: body.data.id,
    },
  ])
  const packages = await api.get('/v1/microservice-projects/me/active-packages', { token, locale: 'en' })
  expect(packages.body.data).toEqual([
    {
      id: body.data.order_id,
      package_id: 'livo-vip-5',
      display_name: 'VIP',
      statement_id: statement,
      until: expect.stringMatching(/^\d{4}-/),
      left_days: 5,
      runs_unseen: false,
    },
  ])
  expect(await bank.status(token, body.data.id)).toMatchObject({
    purpose: 'order',
    direction: 'out',
    method: 'balance',
    order: {
      service: { key: 'vip-service', url: '/account/vipService/vipView' },
      package: { id: 1 },
      statements: [statement],
    },
  })
})

test('VIP expires at its exact time, before the expiry job has run', async () => {
  await fill(20)
  await payFromBalance((await init()).body.data.id)
  await database.pool.query(
    "update statements set vip_until = now() - interval '1 millisecond' where id = $1",
    [statement],
  )
  expect(await read()).toMatchObject({ is_vip: false })
})

test('VIP bought again is extended by its days', async () => {
  await fill(50)
  await payFromBalance((await init()).body.data.id)
  await payFromBalance((await init({ package_id: 3 })).body.data.id)
  expect(await vipDays()).toBeCloseTo(20, 2)
  expect((await orders())[0]).toMatchObject({ state: 'active' })
})

test.each([
  [5, { is_vip_plus: true }],
  [8, { is_super_vip: true }],
])('the package %i promotes to its own tier', async (package_id, flags) => {
  await fill(100)
  await payFromBalance((await init({ package_id })).body.data.id)
  expect(await read()).toMatchObject({ is_vip: false, ...flags })
})

test('VIP for many statements costs its price times their number', async () => {
  const second = await addStatement(database.pool, { user_id: userId })
  await fill(100)
  const { body } = await init({ statements: [statement, second, statement], package_id: 4 })
  await payFromBalance(body.data.id)
  expect(await bank.balance(token)).toBe(10)
  expect([await vipDays(), await vipDays(second)].map(Math.round)).toEqual([25, 25])
})

test('VIP above the balance is declined and debits nothing', async () => {
  await fill(12)
  const { body } = await init()
  const refused = await payFromBalance(body.data.id)
  expect([refused.status, refused.body]).toEqual([
    200,
    { result: false, data: [], errors: { message: ['not_enough_balance'] }, message: 'not_enough_balance' },
  ])
  expect(await bank.balance(token)).toBe(12)
  expect(await read()).toMatchObject({ is_vip: false })
  await fill(1)
  expect((await payFromBalance(body.data.id)).body.data.status).toBe('success')
})

test('VIP paid concurrently is paid once', async () => {
  await fill(100)
  const key = randomUUID()
  const begun = await Promise.all(Array.from({ length: 8 }, () => init({ idempotency_key: key })))
  const ids = new Set(begun.map(({ body }) => body.data.id))
  expect(ids.size).toBe(1)
  const [id] = ids
  const paid = await Promise.all(Array.from({ length: 8 }, () => payFromBalance(id)))
  expect(paid.every(({ body }) => body.data.status === 'success')).toBe(true)
  expect(await bank.balance(token)).toBe(87.5)
  expect(await vipDays()).toBeCloseTo(5, 2)
  const changed = await init({ idempotency_key: key, package_id: 3 })
  expect([changed.status, changed.body.errors[0].field]).toEqual([422, 'idempotency_key'])
})

test('concurrent orders never spend more than the balance', async () => {
  await fill(30)
  const begun = await Promise.all(Array.from({ length: 6 }, () => init()))
  const paid = await Promise.all(begun.map(({ body }) => payFromBalance(body.data.id)))
  expect(paid.filter(({ body }) => body.result)).toHaveLength(2)
  expect(await bank.balance(token)).toBe(5)
  expect(await vipDays()).toBeCloseTo(10, 2)
})

test('buying VIP from the balance is rejected for a statement with a higher tier', async () => {
  await fill(20)
  await database.pool.query(
    "update statements set vip_tier = 3, vip_until = now() + interval '2 days' where id = $1",
    [statement],
  )
  const { body } = await payFromBalance((await init()).body.data.id)
  expect(body).toMatchObject({ result: false, message: 'not_available_any_more' })
  expect(await bank.balance(token)).toBe(20)
  expect(await vipDays()).toBeCloseTo(2, 2)
})

test.each([
  [{ package_id: 2 }, 'package_id'],
  [{ package_id: 21 }, 'package_id'],
  [{ package_id: 'x' }, 'package_id'],
  [{ package_id: undefined }, 'package_id'],
  [{ statements: [] }, 'statements'],
  [{ statements: ['x', -1] }, 'statements'],
  [{ statements: Array.from({ length: 51 }, (_, at) => at + 1) }, 'statements'],
  [{ idempotency_key: 'mine' }, 'idempotency_key'],
])('VIP with %j is rejected', async (fields, field) => {
  const { status, body } = await init(fields)
  expect([status, body.errors[0].field]).toEqual([422, field])
})

test("VIP for another user's, an unknown or an inactive statement is rejected", async () => {
  expect((await init({}, other)).status).toBe(404)
  expect((await init({ statements: [statement, 2_000_000] })).status).toBe(404)
  await database.pool.query("update statements set status = 'hidden' where id = $1", [statement])
  expect((await init()).body.errors[0].field).toBe('statements')
})

test('the ledger balances after all tests', async () => {
  expect(await findLedgerErrors(database.pool)).toEqual([])
})

test("a refund of one promotion leaves other promotions and the order's other statements unchanged", async () => {
  const { pool } = database
  await fill(200)
  const [second, third] = [
    await addStatement(pool, { user_id: userId }),
    await addStatement(pool, { user_id: userId }),
  ]
  const buy = async (statements: number[]): Promise<number> => {
    const { body } = await init({ statements })
    await payFromBalance(body.data.id)
    return body.data.order_id
  }
  const drop = (id: number) =>
    api.post('/v1/microservice/users/statements/delete', { statements: [id] }, { token })
  const promoted = await buy([statement, second])
  const readOthers = async () => {
    const { rows } = await pool.query(
      `select o.state, o.ends_at, p.returned, os.ends_at as days_end, s.vip_tier, s.vip_until
       from service_orders o join payments p on p.order_id = o.id
       join service_order_statements os on os.order_id = o.id join statements s on s.id = os.statement_id
       where o.id = $1 order by s.id`,
      [promoted],
    )
    return rows
  }
  const before = await readOthers()
  const cancelled = await buy([third])
  expect((await api.post(`/v1/services/orders/${cancelled}/cancel`, {}, { token })).status).toBe(200)
  await buy([third])
  await drop(third)
  await refundDaysOfDeleted(pool)
  expect(await readOthers()).toEqual(before)
  await drop(second)
  const [first, last] = await readOthers()
  expect(first).toEqual({ ...before[0], returned: 1_000 })
  expect(last.days_end < first.days_end).toBe(true)
})
