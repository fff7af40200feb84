import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, toGeorgianDate } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { addSignedInUser } from '~tests/fixtures/signed-in-user'

const database = withTestDatabase()
const bank = withSandboxBank(database)
const { api } = bank
let token: string
let other: string
let operator: string

const NEXT_WEEK = toGeorgianDate(new Date(Date.now() + 7 * DAY_MS))
const CONTACT = { name: 'ნინო', phone_number: '555123456' }
const FLAT = { type: 'flat', city: 'თბილისი', address: 'ბარნოვის 5' }

beforeAll(async () => {
  operator = await addSignedInUser(database.pool, { is_operator: true })
})
beforeEach(async () => {
  token = await addSignedInUser(database.pool)
  other = await addSignedInUser(database.pool)
})

const init = (name: string, fields: object, caller = token) => bank.init(caller, name, fields)
const payFromBalance = (id: number) => bank.payFromBalance(token, id)
const postOperatorUpdate = (orderId: number, action: string, fields: object, caller = operator) =>
  api.post(`/v1/operator/orders/${orderId}/${action}`, fields, { token: caller })
const listMeasurements = async (caller = token) => (await api.get('/v1/measure', { token: caller })).body.data
const listNotifications = async () =>
  (await api.get('/v1/users/notifications', { token, locale: 'en' })).body.data.data.map(
    ({ title }: { title: string }) => title,
  )

/** Orders the measurement of a flat of 100 m² for 150 lari. */
async function orderMeasuring(): Promise<number> {
  await bank.fill(token, 500)
  return bank.order(token, 'measure-service', { package_id: 81, ...FLAT, area: 100, ...CONTACT })
}

describe('measurement orders', () => {
  // Specification 1.1.17
  test('a flat is ordered, measured and paid by its real area', async () => {
    const order = await orderMeasuring()
    expect(await listMeasurements()).toMatchObject([
      {
        order_id: order,
        address: 'თბილისი, ბარნოვის 5',
        ordered_area: 100,
        measured_area: null,
        difference: null,
        state: 'ordered',
        has_drawing: false,
      },
    ])
    await postOperatorUpdate(order, 'visit', { date: NEXT_WEEK, time: '11:00' })
    expect(await listMeasurements()).toMatchObject([
      { state: 'visit_set', visit_at: `${NEXT_WEEK} 11:00:00` },
    ])
    expect((await postOperatorUpdate(order, 'area', { area: '120,5' })).body.data).toEqual({
      difference: 30.75,
      currency: 'GEL',
    })
    expect(await listMeasurements()).toMatchObject([
      { state: 'measured', measured_area: 120.5, difference: 30.75 },
    ])
    const due = { order_id: order, idempotency_key: randomUUID() }
    const [{ body }, repeated] = [
      await init('measure-difference', due),
      await init('measure-difference', due),
    ]
    expect(repeated.body.data).toEqual(body.data)
    await payFromBalance(body.data.id)
    expect(await bank.balance(token)).toBe(319.25)
    expect(await listMeasurements()).toMatchObject([{ state: 'paid' }])
    expect((await init('measure-difference', { order_id: order })).status).toBe(422)
    expect(await bank.orders(token)).toMatchObject([{ id: order, state: 'done', amount: 180.75 }])
    expect(await listNotifications()).toEqual(
      expect.arrayContaining([
        `Order No. ${order}: the area is measured`,
        `Order No. ${order}: the measuring visit is set`,
      ]),
    )
  })

  test('an order with registration keeps its price for any area and has the kind of its package', async () => {
    await bank.fill(token, 500)
    const fields = { package_id: 81, ...FLAT, area: 100, ...CONTACT, registration: 'with_registration' }
    const { body } = await init('measure-service-order', fields)
    await payFromBalance(body.data.id)
    expect(await bank.balance(token)).toBe(200)
    await postOperatorUpdate(body.data.order_id, 'area', { area: 80 })
    expect(await bank.balance(token)).toBe(230)
    const refused = await init('measure-service-order', { ...fields, type: 'land' })
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'package_id'])
  })

  test('a measurement is refunded with its difference, each tetri once, but not payments kept on the balance', async () => {
    const order = await orderMeasuring()
    await postOperatorUpdate(order, 'area', { area: '120,5' })
    const [first, second] = await Promise.all(
      [1, 2].map(() => init('measure-difference', { order_id: order })),
    )
    const atBank = await bank.pay(token, { payment_id: second?.body.data.id })
    await payFromBalance(first?.body.data.id)
    await bank.decide(atBank.body.data.redirect_url, 'approve')
    await expect.poll(() => bank.balance(token)).toBe(350)
    const refund = async (amount: string) => {
      const fields = { amount, text: 'The plan is wrong.', idempotency_key: randomUUID() }
      return (await postOperatorUpdate(order, 'refund', fields)).status
    }
    expect(await refund('180.76')).toBe(422)
    expect(await bank.balance(token)).toBe(350)
    expect((await Promise.all([refund('160'), refund('160')])).sort()).toEqual([200, 422])
    expect(await bank.balance(token)).toBe(510)
    expect((await Promise.all([refund('20.75'), refund('20.75')])).sort()).toEqual([200, 409])
    expect(await bank.balance(token)).toBe(530.75)
    expect(await bank.orders(token)).toMatchObject([{ id: order, amount: 180.75, returned: 180.75 }])
    expect(await findLedgerErrors(database.pool)).toEqual([])
  })

  test('an area that no home or plot has is refused beside its field', async () => {
    const order = await orderMeasuring()
    for (const area of ['1000000', '123456789012', '0', '54.123'])
      expect(await postOperatorUpdate(order, 'area', { area })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'area' }] },
      })
    expect(await listMeasurements()).toMatchObject([{ state: 'ordered', measured_area: null }])
  })

  test('a smaller area than ordered is refunded to the balance', async () => {
    const order = await orderMeasuring()
    await postOperatorUpdate(order, 'area', { area: 80 })
    expect(await bank.balance(token)).toBe(380)
    expect(await listMeasurements()).toMatchObject([{ state: 'paid', difference: -30 }])
    expect((await init('measure-difference', { order_id: order })).status).toBe(422)
  })

  test('an area is recorded once, also by concurrent calls', async () => {
    const order = await orderMeasuring()
    const responses = await Promise.all(
      [80, 80, 80].map((area) => postOperatorUpdate(order, 'area', { area })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await bank.balance(token)).toBe(380)
  })

  test('a second payment of a difference credits the balance', async () => {
    const order = await orderMeasuring()
    await postOperatorUpdate(order, 'area', { area: 120 })
    const first = await init('measure-difference', { order_id: order })
    const second = await init('measure-difference', { order_id: order })
    const atBank = await bank.pay(token, { payment_id: first.body.data.id })
    await payFromBalance(second.body.data.id)
    expect(await bank.balance(token)).toBe(320)
    await bank.decide(atBank.body.data.redirect_url, 'approve')
    await expect.poll(() => bank.balance(token)).toBe(350)
    expect((await bank.orders(token)).length).toBe(1)
  })

  test('paying the difference of an order cancelled meanwhile credits the balance', async () => {
    const order = await orderMeasuring()
    await postOperatorUpdate(order, 'area', { area: 120 })
    const difference = await init('measure-difference', { order_id: order })
    const atBank = await bank.pay(token, { payment_id: difference.body.data.id })
    await database.pool.query("update service_orders set state = 'called_off' where id = $1", [order])
    await bank.decide(atBank.body.data.redirect_url, 'approve')
    await expect.poll(() => bank.balance(token)).toBe(380)
  })

  test("a measurement does not change the customer's other orders, and cannot be cancelled once accepted", async () => {
    const others = [await orderMeasuring(), await orderMeasuring()]
    await postOperatorUpdate(others[0] ?? 0, 'area', { area: 110 })
    const listOthers = async () => [
      (await listMeasurements()).filter(({ order_id }: { order_id: number }) => others.includes(order_id)),
      (await bank.orders(token)).filter(({ id }: { id: number }) => others.includes(id)),
    ]
    const before = await listOthers()
    expect(before[1]).toMatchObject([
      { refund_if_cancelled: 150 },
      { state: 'paid', refund_if_cancelled: null },
    ])
    const order = await orderMeasuring()
    const recorded = await postOperatorUpdate(order, 'area', { area: 120 })
    expect(recorded.body.data).toMatchObject({ difference: 30 })
    const { body } = await init('measure-difference', { order_id: order })
    await payFromBalance(body.data.id)
    expect(await listMeasurements()).toContainEqual(
      expect.objectContaining({ order_id: order, state: 'paid' }),
    )
    expect(await bank.orders(token)).toContainEqual(expect.objectContaining({ id: order, amount: 180 }))
    expect(await listOthers()).toEqual(before)
  })

  test('an unpaid measurement is not listed', async () => {
    await init('measure-service-order', { package_id: 81, ...FLAT, area: 100, ...CONTACT })
    expect(await listMeasurements()).toEqual([])
  })

  test('a measurement of another user is neither visible nor payable', async () => {
    const order = await orderMeasuring()
    await postOperatorUpdate(order, 'area', { area: 120 })
    expect(await listMeasurements(other)).toEqual([])
    expect((await init('measure-difference', { order_id: order }, other)).status).toBe(404)
    expect((await api.get('/v1/measure')).status).toBe(401)
  })

  test.each(['0', '-1', 'many', '12.345', ''])('an area of %s m² is rejected', async (area) => {
    const order = await orderMeasuring()
    expect((await postOperatorUpdate(order, 'area', { area })).status).toBe(422)
  })
})

test('the ledger balances after all tests', async () => {
  expect(await findLedgerErrors(database.pool)).toEqual([])
})
