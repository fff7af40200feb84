import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'

const database = withTestDatabase()
const bank = withSandboxBank(database)
const { api } = bank
type Slot = { date: string; time: string }
let token: string
let other: string

const PHONE = '555123456'
const newcomer = async () =>
  createSession(
    database.pool,
    await addUser(database.pool, { phone_number: PHONE, valid_phone_numbers: [PHONE] }),
  )

beforeEach(async () => {
  await database.pool.query('delete from registry_bookings')
  token = await newcomer()
  other = await newcomer()
})

const slots = async (branch = 1): Promise<Slot[]> => {
  const { body } = await api.get(`/v1/public-registry/slots?branch=${branch}`)
  const next = await api.get(`/v1/public-registry/slots?branch=${branch}&month=${body.data.last_month}`)
  return [...body.data.days, ...next.body.data.days].flatMap(
    ({ date, times }: { date: string; times: string[] }) => times.map((time) => ({ date, time })),
  )
}
const isFree = async (slot: Slot) =>
  (await slots()).some(({ date, time }) => date === slot.date && time === slot.time)
const someSlot = async () => {
  const [slot] = (await slots()).slice(20)
  if (!slot) throw new Error('no time is free')
  return slot
}

const book = (slot: Partial<Slot>, caller = token, fields: object = {}) =>
  bank.init(caller, 'public-registry-service-order', {
    package_id: 161,
    service: 'ownership',
    who: 'physical',
    city: 'თბილისი',
    branch: 1,
    name: 'ნინო',
    personal_number: '01001012345',
    phone_number: PHONE,
    ...slot,
    ...fields,
  })
const goToBank = (id: number, caller = token) => bank.pay(caller, { payment_id: id })

describe('a slot', () => {
  test('requested concurrently is booked once, and the others get the nearest slots', async () => {
    const slot = await someSlot()
    const takers = await Promise.all(Array.from({ length: 8 }, newcomer))
    const responses = await Promise.all(takers.map((taker) => book(slot, taker)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)])
    const refused = responses.find(({ status }) => status === 422)
    expect(refused?.body.errors[0].field).toBe('time')
    expect(refused?.body.data.nearest).toHaveLength(6)
    expect(refused?.body.data.nearest).not.toContainEqual(slot)
    const nearest = await api.get(
      `/v1/public-registry/slots/nearest?branch=1&date=${slot.date}&time=${slot.time}`,
    )
    expect(nearest.body.data).toEqual(refused?.body.data.nearest)
    expect((await book(slot, other, { branch: 2 })).status).toBe(200)
  })

  test('is held while its payer is at the bank, and booked when paid', async () => {
    const slot = await someSlot()
    const { body } = await book(slot)
    const { body: paid } = await goToBank(body.data.id)
    expect(await isFree(slot)).toBe(false)
    expect((await book(slot, other)).status).toBe(422)
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
    const bought = await api.get('/v3/payments/history', { token, locale: 'en' })
    expect(bought.body.data.data[0].order).toMatchObject({
      service: { display_name: 'Visit to the public register' },
      package: { is_only: true },
    })
    const operator = await createSession(database.pool, await addUser(database.pool, { is_operator: true }))
    const seen = await api.get(`/v1/operator/orders/${body.data.order_id}`, { token: operator, locale: 'ru' })
    expect(seen.body.data).toMatchObject({
      place: expect.stringMatching(/^Тбилиси, Дом юстиции, /),
      booking_number: `PR-${body.data.order_id}`,
      facts: [
        { name: 'service', value: expect.stringMatching(/^[А-Я]/) },
        { name: 'who', value: 'physical' },
        { name: 'name', value: 'ნინო' },
        { name: 'personal_number', value: '01001012345' },
      ],
    })
  })

  test.each(['decline', 'expire'])('is free again after %s', async (outcome) => {
    const slot = await someSlot()
    const { body } = await book(slot)
    const { body: paid } = await goToBank(body.data.id)
    await bank.decide(paid.data.redirect_url, outcome)
    await expect.poll(() => isFree(slot)).toBe(true)
    expect((await book(slot, other)).status).toBe(200)
  })

  test('that is not paid for is free again after fifteen minutes', async () => {
    const slot = await someSlot()
    const { body } = await book(slot)
    await database.pool.query("update registry_bookings set held_until = now() - interval '1 second'")
    expect((await book(slot, other)).status).toBe(200)
    const late = await goToBank(body.data.id)
    expect(late.body).toMatchObject({ result: false, message: 'not_available_any_more' })
  })

  test('that was lost during the payment leaves the money on the balance', async () => {
    const slot = await someSlot()
    const { body } = await book(slot)
    const { body: paid } = await goToBank(body.data.id)
    await database.pool.query("update registry_bookings set held_until = now() - interval '1 second'")
    await bank.fill(other, 200)
    const winner = await book(slot, other)
    await bank.payFromBalance(other, winner.body.data.id)
    await bank.decide(paid.data.redirect_url, 'approve')
    await expect.poll(() => bank.balance(token)).toBe(105)
    expect(await bank.orders(token)).toMatchObject([{ state: 'called_off', booking: null }])
    expect(await bank.orders(other)).toMatchObject([{ state: 'paid' }])
  })

  test('is released when the user chooses another one', async () => {
    const [first, second] = (await slots()).slice(30)
    if (!first || !second) throw new Error('no time is free')
    await book(first)
    await book(second)
    expect(await isFree(first)).toBe(true)
    expect(await isFree(second)).toBe(false)
  })

  test('ordered twice with one key is booked once', async () => {
    const slot = await someSlot()
    const key = randomUUID()
    const responses = await Promise.all([1, 2, 3].map(() => book(slot, token, { idempotency_key: key })))
    expect(new Set(responses.map(({ body }) => body.data.id)).size).toBe(1)
  })
})

describe('a booking', () => {
  test('without a time is left to an operator when no slot is free', async () => {
    const [slot] = await slots()
    if (!slot) throw new Error('no time is free')
    const refused = await book({ date: slot.date })
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'time'])
    // A past month has no free slots.
    const { body } = await book({ date: '2001-01-10' })
    await bank.fill(token, 200)
    await bank.payFromBalance(token, body.data.id)
    expect(await bank.orders(token)).toMatchObject([{ state: 'paid', booking: { starts_at: null } }])
  })

  test('is moved to another free time of its hall for nothing, and what it leaves is free again', async () => {
    const [from, to, taken] = (await slots()).slice(40)
    if (!from || !to || !taken) throw new Error('no time is free')
    await bank.fill(token, 200)
    const order = await book(from)
    await bank.payFromBalance(token, order.body.data.id)
    await book(taken, other)
    const move = (slot: Partial<Slot>, caller = token) =>
      api.post(`/v1/services/orders/${order.body.data.order_id}/move`, slot, { token: caller, locale: 'en' })

    for (const slot of [taken, { date: to.date }, { date: to.date, time: '03:00' }]) {
      const refused = await move(slot)
      expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'time'])
    }
    expect((await move(to, other)).status).toBe(404)
    expect((await move(to)).status).toBe(200)
    expect(await bank.orders(token)).toMatchObject([
      {
        is_movable: true,
        details: to,
        booking: { branch_id: 1, starts_at: `${to.date} ${to.time}:00` },
      },
    ])
    expect([await isFree(from), await isFree(to)]).toEqual([true, false])
    expect(await bank.balance(token)).toBe(95)

    expect((await move(to)).status).toBe(200)
    const { rows } = await database.pool.query(
      `select m.content, n.details from messages m
       join notifications n on n.user_id = m.user_id and n.cause = m.cause
       where n.details ->> 'url' = $1`,
      [`/account/orders/${order.body.data.order_id}`],
    )
    const place = 'Tbilisi, Public Service Hall, 2 Sanapiro Street'
    const isNow = new RegExp(`^Your visit is now on .+ ${to.time}, ${place}\\.$`)
    expect(rows).toMatchObject([
      {
        content: {
          subject: `Order No. ${order.body.data.order_id}: your visit is moved`,
          paragraphs: [expect.stringMatching(isNow)],
          rows: [
            ['Service', expect.any(String)],
            ['When', expect.stringContaining(to.time)],
            ['Where', place],
            ['Booking', `PR-${order.body.data.order_id}`],
          ],
        },
        details: {
          text: {
            en: expect.stringMatching(isNow),
            ru: expect.stringMatching(/^Новое время вашего визита: .+, Тбилиси, Дом юстиции, /),
          },
        },
      },
    ])
  })

  test('that is cancelled keeps its hall, time and number, and what it leaves is free again', async () => {
    const slot = await someSlot()
    await bank.fill(token, 200)
    const order = await book(slot)
    await bank.payFromBalance(token, order.body.data.id)
    const path = `/v1/services/orders/${order.body.data.order_id}`
    expect((await api.post(`${path}/cancel`, {}, { token })).status).toBe(200)
    const { body } = await api.get(path, { token, locale: 'ru' })
    expect(body.data).toMatchObject({
      state: 'called_off',
      is_movable: false,
      wished_day: null,
      booking: {
        number: `PR-${order.body.data.order_id}`,
        place: expect.stringMatching(/^Тбилиси, Дом юстиции, /),
        starts_at: `${slot.date} ${slot.time}:00`,
      },
    })
    expect(await isFree(slot)).toBe(true)
    expect((await book(slot, other)).status).toBe(200)
  })

  test('is neither moved nor cancelled within 24 hours of its time', async () => {
    const slot = await someSlot()
    await bank.fill(token, 200)
    const order = await book(slot)
    await bank.payFromBalance(token, order.body.data.id)
    const setStart = (interval: string) =>
      database.pool.query(
        "update registry_bookings set starts_at = date_bin('30 minutes', now(), 'epoch') + $1::interval",
        [interval],
      )
    const read = async () => (await bank.orders(token))[0]
    await setStart('23 hours')
    expect(await read()).toMatchObject({ is_movable: false, refund_if_cancelled: null })
    await setStart('25 hours')
    expect(await read()).toMatchObject({ is_movable: true, refund_if_cancelled: 105 })
  })

  test.each([
    [{ service: 'nothing' }, 'service'],
    [{ branch: 99 }, 'branch'],
    [{ date: '2026-02-31', time: '10:00' }, 'date'],
    [{ date: '2001-01-10', time: '10:00' }, 'time'],
    [{ who: 'nobody' }, 'who'],
    [{ who: 'legal', company_code: '204567890' }, 'company_name'],
    [{ who: 'legal', company_name: 'Ezo' }, 'company_code'],
    [{ who: 'legal', company_name: 'Ezo', company_code: '12' }, 'company_code'],
    [{ personal_number: '123' }, 'personal_number'],
    [{ personal_number: '405123456' }, 'personal_number'],
    [{ phone_number: '555999999' }, 'phone_number'],
  ])('with %j is rejected', async (fields, field) => {
    const { status, body } = await book(await someSlot(), token, fields)
    expect([status, body.errors[0].field]).toEqual([422, field])
    expect((await database.pool.query('select from registry_bookings')).rowCount).toBe(0)
  })
})

test('the ledger balances after all tests', async () => {
  expect(await findLedgerErrors(database.pool)).toEqual([])
})
