import { beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { inTransaction } from '~backend/platform/db/transaction'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { countWaiting } from '~tests/fixtures/count-waiting'
import { addUser } from '~tests/fixtures/database-rows'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'

const DAY_MS = 86_400_000
const PLACE = {
  city: 'თბილისი',
  address: 'ბარნოვის 5',
  area: '54,5',
  name: 'ნინო',
  phone_number: '555123456',
}
const database = withTestDatabase()
const bank = withSandboxBank(database)
const { api } = bank
let token: string

beforeEach(async () => {
  const phones = { phone_number: '555123456', valid_phone_numbers: ['555123456'] }
  token = await createSession(database.pool, await addUser(database.pool, phones))
})

const inDays = (days: number) => toGeorgianDate(new Date(Date.now() + days * DAY_MS))

/** Orders photographs for 80 lari with a preferred day. */
async function orderPhotos(date: string): Promise<number> {
  await bank.fill(token, 100)
  return bank.order(token, 'photographer-service', { package_id: 41, ...PLACE, date })
}
const change = (id: number, action: string, fields = {}, caller = token) =>
  api.post(`/v1/services/orders/${id}/${action}`, fields, { token: caller, locale: 'en' })
const listNews = async (id: number) => {
  const { rows } = await database.pool.query(
    `select m.content, n.details from messages m
     join notifications n on n.user_id = m.user_id and n.cause = m.cause
     where m.kind = 'order_changed' and n.details ->> 'url' = $1 order by m.created_at`,
    [`/account/orders/${id}`],
  )
  return rows
}
const read = async (id: number) => (await api.get(`/v1/services/orders/${id}`, { token })).body.data

// Specification 1.1.19
test('an order is cancelled once before it starts, and its payment returns to the balance', async () => {
  const id = await orderPhotos(inDays(3))
  expect(await read(id)).toMatchObject({
    refund_if_cancelled: 80,
    is_movable: true,
    place: 'თბილისი, ბარნოვის 5',
  })
  const answers = await Promise.all([change(id, 'cancel'), change(id, 'cancel')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await bank.balance(token)).toBe(100)
  expect(await read(id)).toMatchObject({ state: 'called_off', refund_if_cancelled: null })
  expect(await findLedgerErrors(database.pool)).toEqual([])
  expect(await listNews(id)).toMatchObject([
    {
      content: {
        subject: `Order No. ${id}: your order is cancelled`,
        rows: expect.arrayContaining([['Back on your balance', '₾80']]),
      },
      details: {
        title: { ru: `Заказ № ${id}: заказ отменён` },
        text: {
          ka: 'თქვენ გააუქმეთ ეს შეკვეთა. დაბრუნდა ბალანსზე: ₾80',
          en: 'You have cancelled this order. Back on your balance: ₾80',
          ru: 'Вы отменили этот заказ. Возвращено на баланс: ₾80',
        },
      },
    },
  ])
  const { body } = await api.get('/v3/payments/history?kind=in', { token })
  expect(body.data.data).toMatchObject([
    { purpose: 'order', direction: 'out', amount: 80, returned_amount: 80, refunded_amount: 0 },
    { purpose: 'fill_balance', direction: 'in', returned_amount: 0 },
  ])
})

test('cancelling an order with a partly returned payment returns the rest', async () => {
  const id = await orderPhotos(inDays(3))
  await database.pool.query(
    "update payments set returned = 3000, state = 'part_refunded' where order_id = $1",
    [id],
  )
  expect(await read(id)).toMatchObject({ refund_if_cancelled: 50 })
  await change(id, 'cancel')
  expect(await bank.balance(token)).toBe(70)
})

test('an order is moved to a future day', async () => {
  const id = await orderPhotos(inDays(3))
  expect((await change(id, 'move', { date: inDays(9) })).status).toBe(200)
  expect(await read(id)).toMatchObject({ wished_day: inDays(9), state: 'paid' })
  for (const date of [inDays(-1), '2026-02-30', ''])
    expect((await change(id, 'move', { date })).status).toBe(422)
})

test('the customer is notified of a changed day, and of an unchanged one only after a visit was scheduled', async () => {
  const id = await orderPhotos(inDays(3))
  const move = async (days: number) =>
    expect((await change(id, 'move', { date: inDays(days) })).status).toBe(200)
  await move(3)
  expect(await listNews(id)).toEqual([])
  await move(9)
  await move(9)
  const day = new Date(`${inDays(9)}T12:00+04:00`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
  })
  expect(await listNews(id)).toMatchObject([
    {
      content: {
        subject: `Order No. ${id}: your preferred day is changed`,
        paragraphs: [`Your preferred day is now ${day}. An operator will call you to agree on the time.`],
        rows: expect.arrayContaining([['Preferred day', day]]),
      },
      details: {
        text: { en: `Your preferred day is now ${day}. An operator will call you to agree on the time.` },
      },
    },
  ])
  await database.pool.query(
    "update service_orders set scheduled_at = now() + interval '5 days' where id = $1",
    [id],
  )
  await move(9)
  expect(await listNews(id)).toHaveLength(2)
})

test('an order within a day of its visit can be neither moved nor cancelled', async () => {
  const id = await orderPhotos(inDays(0))
  expect(await read(id)).toMatchObject({ refund_if_cancelled: null, is_movable: false })
  expect((await change(id, 'cancel')).status).toBe(409)
  expect((await change(id, 'move', { date: inDays(9) })).status).toBe(409)
  expect(await bank.balance(token)).toBe(20)
})

test('an order finished during its cancellation stays finished and paid', async () => {
  const { pool } = database
  const id = await orderPhotos(inDays(3))
  let cancelling: ReturnType<typeof change> | undefined
  await inTransaction(pool, async (transaction) => {
    await transaction.query("update service_orders set state = 'done' where id = $1", [id])
    cancelling = change(id, 'cancel')
    await expect.poll(() => countWaiting(pool)).toBe(1)
  })
  expect((await cancelling)?.status).toBe(409)
  expect(await bank.balance(token)).toBe(20)
})

test("another user's order cannot be changed", async () => {
  const id = await orderPhotos(inDays(3))
  const other = await createSession(database.pool, await addUser(database.pool))
  expect((await change(id, 'cancel', {}, other)).status).toBe(404)
  expect((await change(id, 'move', { date: inDays(9) }, other)).status).toBe(404)
})

test("a change of one order leaves the customer's other orders unchanged", async () => {
  const other = await orderPhotos(inDays(5))
  await database.pool.query(
    "update service_orders set scheduled_at = now() + interval '5 days' where id = $1",
    [other],
  )
  const before = await read(other)
  const id = await orderPhotos(inDays(3))
  expect((await change(id, 'move', { date: inDays(9) })).status).toBe(200)
  expect((await change(id, 'cancel')).status).toBe(200)
  expect(await read(other)).toEqual(before)
})
