import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { createElement } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { DAY_MS, toGeorgianDate, toGeorgianTime } from '~contract/values/georgian-time'
import errors from '~locales/en/errors.json'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { readFormReply } from '~tests/fixtures/form-reply'
import { addPayment } from '~tests/fixtures/ledger'
import { refuseRows } from '~tests/fixtures/refuse-rows'
import { renderFormView, renderView } from '~tests/fixtures/render-view'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { OrderPage } from './order-page'
import { action as changeOrderAction, loader as loadOrderDetails } from './order-route'
import { AccountServices, loader as loadAccountServices } from './services-route'

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

test('the page of an order shows the service, and the position of the promoted statement', async () => {
  expect(await load(owner.token)).toMatchObject({
    order: { package: 'SUPER VIP for 5 days', state: 'active' },
    statements: [{ id: promoted, title: expect.any(String), place: 1 }],
  })
})

test('a promotion whose statement is hidden continues, and has no position', async () => {
  const setStatus = (status: string) =>
    database.pool.query('update statements set status = $2 where id = $1', [promoted, status])
  await setStatus('hidden')
  expect(await load(owner.token)).toMatchObject({
    order: { state: 'active' },
    statements: [{ id: promoted, title: expect.any(String), runsUnseen: true, place: undefined }],
  })
  await setStatus('active')
  expect((await load(owner.token)).statements).toMatchObject([{ runsUnseen: false }])
})

test('the orders of an account are shown even if the list of services fails', async () => {
  const args = createRouteArgs('/en/account/services', { origin: server.origin, failing: /\/services(\?|$)/ })
  args.request.headers.set('cookie', `__Host-token=${owner.token}`)
  const data = await loadAccountServices(args)
  expect(data).toMatchObject({ tiles: undefined, orders: [{ id: orderId }] })
  const html = renderView(createElement(AccountServices, { data }), { layout: { currentHref: '/here' } })
  expect(html).toContain(errors.unreachable_part)
  expect(html).toContain(`id="order-${orderId}"`)
})

describe('the page of a visit', () => {
  const slot = { date: '', time: '11:00' }
  let id: number

  beforeAll(async () => {
    const { rows } = await database.pool.query<{ id: number; day: string }>(
      `insert into service_orders (user_id, service_type_id, state, paid_at)
       values ($1, 161, 'paid', now()) returning id, to_char(now() + interval '20 days', 'YYYY-MM-DD') as day`,
      [owner.id],
    )
    id = rows[0]?.id ?? 0
    slot.date = rows[0]?.day ?? ''
    await database.pool.query(
      "insert into registry_bookings (order_id, branch_id, starts_at, state, held_until) values ($1, 1, $2, 'taken', now())",
      [id, `${slot.date} ${slot.time}+04`],
    )
    await addPayment(database.pool, owner.id, {
      purpose: 'order',
      order_id: id,
      state: 'succeeded',
      method: 'balance',
    })
  })

  const argsOf = (form?: Record<string, string>, failing?: RegExp, day?: string) => {
    const path = `/en/account/orders/${id}?move=1${day ? `&day=${day}` : ''}`
    const args = createRouteArgs(path, {
      origin: server.origin,
      params: { id: String(id) },
      form,
      failing,
    })
    args.request.headers.set('cookie', `__Host-token=${owner.token}`)
    return args
  }

  test('the page has the free times of the hall, on the day of the visit first', async () => {
    const { visitTimes } = await loadOrderDetails(argsOf())
    expect(visitTimes?.month).toBe(slot.date.slice(0, 7))
    expect(visitTimes?.weeks.flat().find((day) => day?.free)?.href).toMatch(
      /^\/en\/account\/orders\/\d+\?move=1&day=\d{4}-\d\d-\d\d#times$/,
    )
  })

  test('the page is shown even if the free times fail to load', async () => {
    const data = await loadOrderDetails(argsOf(undefined, /slots/))
    expect(data).toMatchObject({ order: { id }, visitTimes: null })
    const html = await renderFormView(createElement(OrderPage, { data }), {
      layout: { currentHref: '/here' },
    })
    expect(html).toContain(errors.unreachable_part)
    expect(html).toContain('href="/here"')
    expect(html).toContain('value="cancel"')
  })

  test('a visit is moved to a free time, and a taken time is reported beside the times', async () => {
    const month = await loadOrderDetails(argsOf())
    // The last free day: a move to one of the next days has to be confirmed.
    const lastDay = month.visitTimes?.weeks.flat().findLast((day) => day?.free)?.date
    const { visitTimes } = await loadOrderDetails(argsOf(undefined, undefined, lastDay))
    const free = `${visitTimes?.day} ${visitTimes?.times[0]}`
    const send = (text: string) => changeOrderAction(argsOf({ intent: 'move_visit', slot: text }))
    for (const [text, key] of [
      ['', 'slot_missing'],
      [visitTimes?.day ?? '', 'slot_missing'],
      ['2099-01-10 11:00', 'time_taken'],
    ] as const)
      expect(readFormReply(await send(text))).toMatchObject({ status: 422, errors: { slot: { key } } })
    await database.pool.query('update service_orders set handed_over_at = now() where id = $1', [id])
    expect(readFormReply(await send(free))).toMatchObject({ errors: { '': { key: 'order_begun' } } })
    await database.pool.query('update service_orders set handed_over_at = null where id = $1', [id])
    const moved = (await send(free)) as Response
    expect(moved.headers.get('location')).toBe(`/en/account/orders/${id}`)
    const { order, visitTimes: left } = await loadOrderDetails(argsOf(undefined, undefined, lastDay))
    expect(toGeorgianTime(order.booking?.startsAt ?? new Date(0))).toBe(visitTimes?.times[0])
    expect(left?.times).not.toContain(visitTimes?.times[0])
  })
})

describe('moving a visit to today', () => {
  let id: number

  beforeAll(async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into service_orders (user_id, service_type_id, state, paid_at, details)
       values ($1, 41, 'paid', now(), jsonb_build_object('date', to_char(now() + interval '20 days', 'YYYY-MM-DD')))
       returning id`,
      [owner.id],
    )
    id = rows[0]?.id ?? 0
    await addPayment(database.pool, owner.id, {
      purpose: 'order',
      order_id: id,
      state: 'succeeded',
      method: 'balance',
    })
  })

  const move = (date: string, fields = {}) => {
    const args = createRouteArgs(`/en/account/orders/${id}`, {
      origin: server.origin,
      params: { id: String(id) },
      form: { intent: 'move', date, ...fields },
    })
    args.request.headers.set('cookie', `__Host-token=${owner.token}`)
    return changeOrderAction(args)
  }
  const inDays = (days: number) => toGeorgianDate(new Date(Date.now() + days * DAY_MS))
  const flashOf = (answer: unknown) => (answer as Response).headers.get('set-cookie')

  test('the move is confirmed first, and then reported as final', async () => {
    expect(flashOf(await move(inDays(9)))).toContain('visit_moved;')
    expect(readFormReply(await move(inDays(0)))).toMatchObject({ status: 200, needsConfirmation: true })
    expect(flashOf(await move(inDays(0), { form_again: '1' }))).toContain('visit_moved_soon')
  })
})

describe('an order that cannot be cancelled', () => {
  test.each([
    ['reports that it has begun', 'order_begun'],
    ['reports a failed cancellation whose outcome is unknown', 'failed'],
  ])('the order %s', async (_, key) => {
    const { rows } = await database.pool.query<{ id: number }>(
      "insert into service_orders (user_id, service_type_id, state, paid_at) values ($1, 41, 'paid', now()) returning id",
      [owner.id],
    )
    const id = rows[0]?.id ?? 0
    await addPayment(database.pool, owner.id, {
      purpose: 'order',
      order_id: id,
      state: 'succeeded',
      method: 'balance',
    })
    const cancel = async () => {
      const form = { intent: 'cancel', refund: '1000', form_key: randomUUID() }
      const path = `/en/account/orders/${id}`
      const args = createRouteArgs(path, { origin: server.origin, params: { id: String(id) }, form })
      args.request.headers.set('cookie', `__Host-token=${owner.token}`)
      return readFormReply(await changeOrderAction(args))
    }
    if (key === 'failed') await refuseRows(database.pool, 'ledger_transactions', 'true')
    else await database.pool.query('update service_orders set handed_over_at = now() where id = $1', [id])
    expect(await cancel()).toMatchObject({ errors: { '': { key } } })
  })
})

test('the order of another user is not found', async () => {
  const { token } = await addSignedIn()
  await expect(load(token)).rejects.toMatchObject({ status: 404 })
})
