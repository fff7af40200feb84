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

describe('bookings', () => {
  test('a booking without a free slot is scheduled by an operator', async () => {
    const [slot] = await findFreeSlots()
    const refused = await book(token, { date: slot.date })
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'time'])
    // A past month has no free slots.
    const { body } = await book(token, { date: '2001-01-10' })
    await bank.fill(token, 200)
    await bank.payFromBalance(token, body.data.id)
    expect(await bank.orders(token)).toMatchObject([{ state: 'paid', booking: { starts_at: null } }])
  })

  test('a time in another usual spelling is booked and saved as the hall writes it', async () => {
    const [slot] = await findFreeSlots()
    await bank.fill(token, 200)
    const { body } = await book(token, slot, { time: slot.time.replace(':', '.') })
    await bank.payFromBalance(token, body.data.id)
    expect(await bank.orders(token)).toMatchObject([
      { details: slot, booking: { starts_at: `${slot.date} ${slot.time}:00` } },
    ])
  })

  test('a booking moves to another free time of its hall free of charge and frees its slot', async () => {
    const [from, to, taken] = await findFreeSlots()
    await bank.fill(token, 200)
    const order = await book(token, from)
    await bank.payFromBalance(token, order.body.data.id)
    await book(other, taken)
    const move = (slot: object, caller = token) =>
      bank.api.post(`/v1/services/orders/${order.body.data.order_id}/move`, slot, {
        token: caller,
        locale: 'en',
      })

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

  test('a booking scheduled by an operator is announced with its hall, time and number', async () => {
    const [from, slot] = await findFreeSlots()
    await bank.fill(token, 200)
    const order = await book(token, from)
    await bank.payFromBalance(token, order.body.data.id)
    const id = order.body.data.order_id
    const operator = await createSession(database.pool, await addUser(database.pool, { is_operator: true }))
    const set = await bank.api.post(`/v1/operator/orders/${id}/visit`, slot, {
      token: operator,
      locale: 'en',
    })
    expect(set.status).toBe(200)
    expect(await bank.orders(token)).toMatchObject([
      { booking: { starts_at: `${slot.date} ${slot.time}:00` } },
    ])
    expect([await isFree(from), await isFree(slot)]).toEqual([true, false])
    const { rows } = await database.pool.query(
      `select m.content, n.details from messages m
       join notifications n on n.user_id = m.user_id and n.cause = m.cause
       where m.kind = 'order_changed' and n.details ->> 'url' = $1`,
      [`/account/orders/${id}`],
    )
    const place = 'Tbilisi, Public Service Hall, 2 Sanapiro Street'
    expect(rows).toMatchObject([
      {
        content: {
          rows: [
            ['Service', expect.any(String)],
            ['When', expect.stringContaining(slot.time)],
            ['Where', place],
            ['Booking', `PR-${id}`],
          ],
        },
        details: {
          text: { en: expect.stringMatching(new RegExp(`^Your visit is on .+ ${slot.time}, ${place}\\.`)) },
        },
      },
    ])
  })

  test('a cancelled booking keeps its hall, time and number and frees its slot', async () => {
    const [slot] = await findFreeSlots()
    await bank.fill(token, 200)
    const order = await book(token, slot)
    await bank.payFromBalance(token, order.body.data.id)
    const path = `/v1/services/orders/${order.body.data.order_id}`
    expect((await bank.api.post(`${path}/cancel`, {}, { token })).status).toBe(200)
    const { body } = await bank.api.get(path, { token, locale: 'ru' })
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
    expect((await book(other, slot)).status).toBe(200)
  })

  test('paying, moving and cancelling a booking leaves other paid or held bookings unchanged', async () => {
    const [paid, unpaid, slot] = await findFreeSlots()
    const third = await addVisitor()
    for (const visitor of [other, token]) await bank.fill(visitor, 200)
    const { body } = await book(other, paid)
    await bank.payFromBalance(other, body.data.id)
    await book(third, unpaid)
    const readOthers = async () => {
      const { rows } = await database.pool.query(
        `select to_jsonb(b) as booking, to_jsonb(o) as row from registry_bookings b
         join service_orders o on o.id = b.order_id where b.starts_at is not null order by o.id limit 2`,
      )
      return rows
    }
    const before = await readOthers()
    const order = await book(token, slot)
    await bank.payFromBalance(token, order.body.data.id)
    const path = `/v1/services/orders/${order.body.data.order_id}`
    const [free] = await findFreeSlots()
    expect((await bank.api.post(`${path}/move`, free, { token })).status).toBe(200)
    expect((await bank.api.post(`${path}/cancel`, {}, { token })).status).toBe(200)
    expect(await readOthers()).toEqual(before)
  })

  test('a booking within 24 hours of its time can be neither moved nor cancelled', async () => {
    const [slot] = await findFreeSlots()
    await bank.fill(token, 200)
    const order = await book(token, slot)
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
  ])('a booking with %j is rejected', async (fields, field) => {
    const [slot] = await findFreeSlots()
    const { status, body } = await book(token, slot, fields)
    expect([status, body.errors[0].field]).toEqual([422, field])
    expect((await database.pool.query('select from registry_bookings')).rowCount).toBe(0)
  })
})

test('the ledger balances after all tests', async () => {
  expect(await findLedgerErrors(database.pool)).toEqual([])
})
