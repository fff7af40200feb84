import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { withRegistryVisits } from '~tests/fixtures/registry-visits'

const database = withTestDatabase()
const { bank, addVisitor, findFreeSlots, isFree, book } = withRegistryVisits(database)
let token: string
let other: string

beforeEach(async () => {
  token = await addVisitor()
  other = await addVisitor()
})

const passMinutes = (minutes: number) =>
  database.pool.query('update registry_bookings set held_until = held_until - make_interval(mins => $1)', [
    minutes,
  ])

describe('slots', () => {
  test('a slot requested concurrently is booked once, and the others get the nearest slots', async () => {
    const [slot] = await findFreeSlots()
    const takers = await Promise.all(Array.from({ length: 8 }, addVisitor))
    const responses = await Promise.all(takers.map((taker) => book(taker, slot)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)])
    const refused = responses.find(({ status }) => status === 422)
    expect(refused?.body.errors[0].field).toBe('time')
    expect(refused?.body.data.nearest).toHaveLength(6)
    expect(refused?.body.data.nearest).not.toContainEqual(slot)
    const nearest = await bank.api.get(
      `/v1/public-registry/slots/nearest?branch=1&date=${slot.date}&time=${slot.time}`,
    )
    expect(nearest.body.data).toEqual(refused?.body.data.nearest)
    expect((await book(other, slot, { branch: 2 })).status).toBe(200)
  })

  test('a slot is held during the payment, and booked when paid', async () => {
    const [slot] = await findFreeSlots()
    const { body } = await book(token, slot)
    const { body: paid } = await bank.pay(token, { payment_id: body.data.id })
    expect(await isFree(slot)).toBe(false)
    expect((await book(other, slot)).status).toBe(422)
    await bank.decide(paid.data.redirect_url, 'approve')
    await expect
      .poll(() => bank.orders(token))
      .toMatchObject([
        {
          state: 'paid',
          amount: 105,
          booking: {
            number: `PR-${body.data.order_id}`,
            place: 'Tbilisi, Public Service Hall, 2 Sanapiro Street',
            starts_at: `${slot.date} ${slot.time}:00`,
          },
        },
      ])
    expect(await isFree(slot)).toBe(false)
    const { rows } = await database.pool.query(
      "select content from messages where kind = 'order_paid' and content ->> 'subject' like $1",
      [`% ${body.data.order_id} %`],
    )
    expect(rows[0].content.rows.map(([, value]: [string, string]) => value)).toEqual(
      expect.arrayContaining([expect.stringContaining(`, ${slot.time}`), `PR-${body.data.order_id}`]),
    )
    const bought = await bank.api.get('/v3/payments/history', { token, locale: 'en' })
    expect(bought.body.data.data[0].order).toMatchObject({
      service: { display_name: 'Visit to the public register' },
      package: { is_only: true },
    })
    const operator = await createSession(database.pool, await addUser(database.pool, { is_operator: true }))
    const seen = await bank.api.get(`/v1/operator/orders/${body.data.order_id}`, {
      token: operator,
      locale: 'ru',
    })
    expect(seen.body.data).toMatchObject({
      place: expect.stringMatching(/^Тбилиси, Дом юстиции, /),
      booking_number: `PR-${body.data.order_id}`,
      facts: [
        { name: 'service', value: expect.stringMatching(/^[А-Я]/) },
        { name: 'who', value: 'physical' },
        { name: 'name', value: 'ნინო' },
        { name: 'personal_number', value: '••••45' },
      ],
    })
  })

  test.each(['decline', 'expire'])('a slot is free again after %s', async (outcome) => {
    const [slot] = await findFreeSlots()
    const { body } = await book(token, slot)
    const { body: paid } = await bank.pay(token, { payment_id: body.data.id })
    await bank.decide(paid.data.redirect_url, outcome)
    await expect.poll(() => isFree(slot)).toBe(true)
    expect((await book(other, slot)).status).toBe(200)
  })

  test('an unpaid slot is free again after fifteen minutes', async () => {
    const [slot] = await findFreeSlots()
    const { body } = await book(token, slot)
    await passMinutes(14)
    expect((await book(other, slot)).status).toBe(422)
    await passMinutes(1)
    expect((await book(other, slot)).status).toBe(200)
    const late = await bank.pay(token, { payment_id: body.data.id })
    expect(late.body).toMatchObject({ result: false, message: 'not_available_any_more' })
  })

  test('a slot lost during a payment of over an hour leaves the money on the balance', async () => {
    const [slot] = await findFreeSlots()
    const { body } = await book(token, slot)
    const { body: paid } = await bank.pay(token, { payment_id: body.data.id })
    await passMinutes(59)
    expect(await isFree(slot)).toBe(false)
    await passMinutes(1)
    await bank.fill(other, 200)
    const winner = await book(other, slot)
    await bank.payFromBalance(other, winner.body.data.id)
    await bank.decide(paid.data.redirect_url, 'approve')
    await expect.poll(() => bank.balance(token)).toBe(105)
    expect(await bank.orders(token)).toMatchObject([{ state: 'called_off', booking: null }])
    expect(await bank.orders(other)).toMatchObject([{ state: 'paid' }])
  })

  test('a slot is released when the user chooses another one', async () => {
    const [first, second] = await findFreeSlots()
    await book(token, first)
    await book(token, second)
    expect(await isFree(first)).toBe(true)
    expect(await isFree(second)).toBe(false)
  })

  test('a slot ordered twice with one key is booked once', async () => {
    const [slot] = await findFreeSlots()
    const key = randomUUID()
    const responses = await Promise.all([1, 2, 3].map(() => book(token, slot, { idempotency_key: key })))
    expect(new Set(responses.map(({ body }) => body.data.id)).size).toBe(1)
  })
})

test('the ledger balances after all tests', async () => {
  expect(await findLedgerErrors(database.pool)).toEqual([])
})
