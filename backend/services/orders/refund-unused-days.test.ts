import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { addPayment, findLedgerErrors } from '~tests/fixtures/ledger'
import { refuseRows } from '~tests/fixtures/refuse-rows'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { refundDaysOfDeleted, refundUnusedDays } from './refund-unused-days'

const database = withTestDatabase()
const bank = withSandboxBank(database)
let userId: number
let token: string
let statement: number

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  userId = await addUser(database.pool)
  token = await createSession(database.pool, userId)
  statement = await addStatement(database.pool, { user_id: userId })
})

const buy = (package_id: number) => bank.order(token, 'vip-service', { package_id, statements: [statement] })

test('a higher tier starts at once and refunds the unused days of the lower one', async () => {
  await bank.fill(token, 100)
  await buy(1)
  await database.pool.query(
    `with moved as (update statements set vip_until = vip_until - interval '36 hours' where id = $1)
     update service_order_statements set ends_at = ends_at - interval '36 hours' where statement_id = $1`,
    [statement],
  )
  await buy(8)
  const { rows } = await database.pool.query<{ days: number }>(
    'select extract(epoch from vip_until - now())::float / 86400 as days from statements where id = $1',
    [statement],
  )
  expect(rows[0]?.days).toBeCloseTo(5, 2)
  // 100 less 12.50 and 30; three whole days of the five are left: 7.50.
  expect(await bank.balance(token)).toBe(65)
  expect(await bank.orders(token)).toMatchObject([{ state: 'active' }, { state: 'done' }])
  expect(await findLedgerErrors(database.pool)).toEqual([])
})

test('deleting a statement refunds its unused days at once, and only once', async () => {
  await bank.fill(token, 20)
  await buy(1)
  const drop = () =>
    bank.api.post('/v1/microservice/users/statements/delete', { statements: [statement] }, { token })
  await Promise.all([drop(), drop()])
  expect(await bank.balance(token)).toBe(17.5)
  expect(await bank.orders(token)).toMatchObject([{ state: 'done' }])
  await refundDaysOfDeleted(database.pool)
  expect(await bank.balance(token)).toBe(17.5)
  expect(await findLedgerErrors(database.pool)).toEqual([])
})

test('the job refunds the unused days of a deleted statement once', async () => {
  await bank.fill(token, 20)
  await buy(1)
  await database.pool.query('update statements set deleted_at = now() where id = $1', [statement])
  for (const _ of [1, 2]) await refundDaysOfDeleted(database.pool)
  // Four whole days of five.
  expect(await bank.balance(token)).toBe(17.5)
  expect(await findLedgerErrors(database.pool)).toEqual([])
})

describe('running promotions', () => {
  const days = (count: number) => `${count} days`
  const left = async () => {
    const { rows } = await database.pool.query<{ days: number | null }>(
      `select extract(epoch from greatest(vip_until - now(), interval '0'))::float / 86400 as days
       from statements where id = $1`,
      [statement],
    )
    return rows[0]?.days
  }
  const pass = (time: string) =>
    database.pool.query(
      `with moved as (update statements set vip_until = vip_until - $2::interval where id = $1),
         moved_orders as (update service_orders set ends_at = ends_at - $2::interval where user_id = $3)
       update service_order_statements set ends_at = ends_at - $2::interval where statement_id = $1`,
      [statement, time, userId],
    )
  const cancel = (id: number, fields = {}, caller = token) =>
    bank.api.post(`/v1/services/orders/${id}/cancel`, fields, { token: caller })
  const read = async (id: number) => (await bank.api.get(`/v1/services/orders/${id}`, { token })).body.data
  const orderIds = async () => (await bank.orders(token)).map(({ id }: { id: number }) => id)

  test('a promotion is cancelled once, concurrent requests included, and its whole days are refunded', async () => {
    await bank.fill(token, 100)
    await buy(1)
    await pass('36 hours')
    const [id] = await orderIds()
    expect(await read(id)).toMatchObject({ state: 'active', refund_if_cancelled: 7.5 })
    const answers = await Promise.all(Array.from({ length: 4 }, () => cancel(id, { refund: 7.5 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await bank.balance(token)).toBe(95)
    expect(await left()).toBe(0)
    expect(await read(id)).toMatchObject({ state: 'called_off', returned: 7.5, refund_if_cancelled: null })
    expect(await findLedgerErrors(database.pool)).toEqual([])
  })

  test('a promotion is not cancelled for less than was promised, or by another user', async () => {
    await bank.fill(token, 100)
    await buy(1)
    await pass('36 hours')
    const [id] = await orderIds()
    const refused = await cancel(id, { refund: 10 })
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'refund'])
    const other = await createSession(database.pool, await addUser(database.pool))
    expect((await cancel(id, {}, other)).status).toBe(404)
    expect(await bank.balance(token)).toBe(87.5)
    expect(await left()).toBeCloseTo(3.5, 2)
  })

  test("cancelling a promotion before another one moves the other's days forward", async () => {
    await bank.fill(token, 100)
    await buy(1)
    await buy(1)
    await pass(days(2))
    const [second, first] = await orderIds()
    await cancel(first)
    // 100 less 25; two of the five days are used, and less than three whole ones are left.
    expect(await bank.balance(token)).toBe(80)
    expect(await left()).toBeCloseTo(5, 2)
    expect(await read(second)).toMatchObject({ state: 'active', refund_if_cancelled: 10 })
  })

  test('cancelling a promotion after another one refunds all of its days', async () => {
    await bank.fill(token, 100)
    await buy(1)
    await buy(1)
    await pass(days(2))
    const [second, first] = await orderIds()
    await cancel(second)
    expect(await bank.balance(token)).toBe(87.5)
    expect(await left()).toBeCloseTo(3, 2)
    expect(await read(first)).toMatchObject({ state: 'active' })
    expect(await findLedgerErrors(database.pool)).toEqual([])
  })

  test('a promotion on its last day has no refund and runs to its end', async () => {
    await bank.fill(token, 100)
    await buy(1)
    await pass('100 hours')
    const [id] = await orderIds()
    expect(await read(id)).toMatchObject({ refund_if_cancelled: null })
    expect((await cancel(id)).status).toBe(409)
  })
})

test('cancelling a promotion refunds at most the rest of a partly returned payment', async () => {
  const statements = [statement]
  while (statements.length < 3) statements.push(await addStatement(database.pool, { user_id: userId }))
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 4 }),
      async (amount, returnShare, count, days) => {
        const returned = Math.floor(amount * returnShare)
        const state = returned === 0 ? 'succeeded' : returned < amount ? 'part_refunded' : 'refunded'
        const orderId = await addPromotion(statements.slice(0, count), days)
        const paymentId = await addPayment(database.pool, userId, {
          purpose: 'order',
          order_id: orderId,
          method: 'balance',
          amount,
          returned,
          state,
        })
        const before = await bank.balance(token)
        await inTransaction(database.pool, (transaction) => refundUnusedDays(transaction, statements))
        const { rows } = await database.pool.query<{ returned: number }>(
          'select returned::int from payments where id = $1',
          [paymentId],
        )
        const unused = count * Math.floor(((amount / count) * days) / 5)
        expect(rows[0]?.returned).toBe(Math.min(amount, returned + unused))
        const given = Math.round(((await bank.balance(token)) - before) * 100)
        expect(given).toBe((rows[0]?.returned ?? 0) - returned)
      },
    ),
    { numRuns: 40 },
  )
  expect(await findLedgerErrors(database.pool)).toEqual([])
})

test('unpaid promotions of deleted statements end and do not delay others', async () => {
  const orderId = await addPromotion([statement], 4)
  await database.pool.query('update statements set deleted_at = now() where id = $1', [statement])
  await refundDaysOfDeleted(database.pool)
  const { rows } = await database.pool.query<{ is_over: boolean }>(
    'select ends_at <= now() as is_over from service_order_statements where order_id = $1',
    [orderId],
  )
  expect(rows).toEqual([{ is_over: true }])
  expect(await bank.balance(token)).toBe(0)
})

test('a deleted statement whose days cannot be refunded does not delay others', async () => {
  const statements = [statement, await addStatement(database.pool, { user_id: userId })]
  const orders = []
  for (const each of statements) orders.push(await addPromotion([each], 4))
  await database.pool.query('update statements set deleted_at = now() where id = any($1)', [statements])
  await refuseRows(database.pool, 'service_order_statements', `order_id = ${orders[0]}`)
  await expect(refundDaysOfDeleted(database.pool)).rejects.toThrow(/^1 of 2 failed: .*refused_by_test/)
  const { rows } = await database.pool.query<{ order_id: number }>(
    'select order_id from service_order_statements where order_id = any($1) and ends_at <= now()',
    [orders],
  )
  expect(rows.map(({ order_id }) => order_id)).toEqual([orders[1]])
})

/** Adds VIP for 5 days, most of them left. */
async function addPromotion(statements: readonly number[], days: number): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `with added as (
       insert into service_orders (user_id, service_type_id, state, paid_at, ends_at)
       values ($1, 1, 'paid', now(), now() + make_interval(days => $3, hours => 1)) returning id, ends_at
     ), promoted as (
       insert into service_order_statements select added.id, statement, ends_at from added, unnest($2::int[]) statement
     )
     select id from added`,
    [userId, statements, days],
  )
  return rows[0]?.id ?? 0
}
