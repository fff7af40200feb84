import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withTestDatabase } from '../../tests/database'
import { ledgerFaults } from '../../tests/fixtures/ledger'
import { RESULT_PAGE, withBank } from '../../tests/fixtures/payments'
import { addPlaces, addStatement, addUser } from '../../tests/fixtures/rows'
import { beginSession } from '../auth/sessions'
import { priceOf } from './catalogue'

const database = withTestDatabase()
const bank = withBank(database)
const { api } = bank
let userId: number
let token: string
let other: string
let statement: number

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  userId = await addUser(database.pool, { phone_number: '555123456' })
  token = await beginSession(database.pool, userId)
  other = await beginSession(database.pool, await addUser(database.pool))
  statement = await addStatement(database.pool, { user_id: userId })
})

const init = (service: string, fields: object, asked = token) =>
  api.post(`/v3/payments/init-${service}-order`, fields, { token: asked })
const initVip = (fields: object = {}, asked = token) =>
  init(
    'vip-service',
    { package_id: 1, statements: [statement], idempotency_key: randomUUID(), ...fields },
    asked,
  )
const payFromBalance = (payment_id: number) => bank.pay(token, { payment_id, pay_with: 'balance' })
const orders = async () => (await api.get('/v1/services/orders', { token, locale: 'en' })).body.data

async function fill(gel: number) {
  const { id, page } = await bank.begin(token, gel)
  await bank.decide(page, 'approve')
  expect(await bank.status(token, id)).toMatchObject({ state: 'paid' })
}

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

describe('the catalogue', () => {
  test('tells services, where they are ordered and from what price', async () => {
    const { body } = await api.get('/v1/services', { locale: 'en' })
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 8, 9, 16])
    expect(body.data[0]).toEqual({
      ...{
        id: 1,
        key: 'vip-service',
        display_name: 'VIP listing',
        url: '/vip',
        price_from: 12.5,
        currency: 'GEL',
      },
      description: expect.any(String),
    })
    const mine = await api.get('/v1/services?profile', { token })
    expect(mine.body.data[0].url).toBe('/account/vipService/vipView')
  })

  test('tells the packages of VIP by their ids, with days and a day’s price', async () => {
    const { body } = await api.get('/v1/services/types/vip-service', { locale: 'ru' })
    expect(body.data.map(({ id, key, day }: Record<string, unknown>) => [id, key, day])).toEqual([
      [1, 'livo-vip-5', 5],
      [3, 'livo-vip-15', 15],
      [4, 'livo-vip-25', 25],
    ])
    expect(body.data[1]).toMatchObject({ price: 30, unit: 'statement', unit_price: 2, days: [{ value: 15 }] })
  })

  test.each([
    'rate-service',
    'photographer-service',
    '3d-service',
    'facebook-boost-service',
    'legal-verification-service',
    'public-registry-service',
    'measure-service',
  ])('has types of %s', async (key) => {
    expect((await api.get(`/v1/services/types/${key}`)).body.data.length).toBeGreaterThan(0)
  })

  test('has nothing else', async () => {
    expect((await api.get('/v1/services/types/none')).status).toBe(404)
    expect((await api.get('/v1/services/types/%00')).status).toBe(404)
  })

  test('counts square metres exactly, and the least there is to pay', () => {
    const type = { price: 150, unit: 'm2' as const, least_price: 8_000 }
    expect(priceOf(type, { statements: 0, area: 20 })).toBe(8_000)
    expect(priceOf(type, { statements: 0, area: 70.33 })).toBe(10_550)
  })
})

describe('VIP', () => {
  test('bought from the balance takes effect at once, and the money is gone', async () => {
    await fill(20)
    expect(await vips()).not.toContain(statement)
    const { body } = await initVip()
    expect(await orders()).toEqual([])
    const paid = await payFromBalance(body.data.id)
    expect(paid.body.data).toEqual({
      ...{ status: 'success', payment_id: body.data.id },
      redirect_url: `${RESULT_PAGE}?payment_id=${body.data.id}&paymentStatus=3`,
    })
    expect(await bank.balance(token)).toBe(7.5)
    expect(await read()).toMatchObject({ is_vip: true })
    expect(await vips()).toContain(statement)
    expect(await orders()).toMatchObject([
      {
        ...{
          id: body.data.order_id,
          service: { key: 'vip-service', display_name: 'VIP listing' },
          state: 'active',
        },
        ...{
          package: { key: 'livo-vip-5' },
          statements: [statement],
          amount: 12.5,
          payment_id: body.data.id,
        },
      },
    ])
    const packages = await api.get('/v1/microservice-projects/me/active-packages', { token, locale: 'en' })
    expect(packages.body.data).toEqual([
      {
        ...{ id: body.data.order_id, package_id: 'livo-vip-5', display_name: 'VIP for 5 days' },
        ...{ statement_id: statement, until: expect.stringMatching(/^\d{4}-/), left_days: 5 },
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

  test('ends on time, to the moment, whether or not anything was swept', async () => {
    await fill(20)
    await payFromBalance((await initVip()).body.data.id)
    await database.pool.query(
      "update statements set vip_until = now() - interval '1 millisecond' where id = $1",
      [statement],
    )
    expect(await read()).toMatchObject({ is_vip: false })
  })

  test('bought again lasts longer by its days', async () => {
    await fill(50)
    await payFromBalance((await initVip()).body.data.id)
    await payFromBalance((await initVip({ package_id: 3 })).body.data.id)
    expect(await vipDays()).toBeCloseTo(20, 2)
    expect((await orders())[0]).toMatchObject({ state: 'active' })
  })

  test('for many statements costs as many times as much', async () => {
    const second = await addStatement(database.pool, { user_id: userId })
    await fill(100)
    const { body } = await initVip({ statements: [statement, second, statement], package_id: 4 })
    await payFromBalance(body.data.id)
    expect(await bank.balance(token)).toBe(10)
    expect([await vipDays(), await vipDays(second)].map(Math.round)).toEqual([25, 25])
  })

  test('is not given for a balance that is too small, and nothing is spent', async () => {
    await fill(12)
    const { body } = await initVip()
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

  test('paid many times at once is paid once', async () => {
    await fill(100)
    const key = randomUUID()
    const begun = await Promise.all(Array.from({ length: 8 }, () => initVip({ idempotency_key: key })))
    const ids = new Set(begun.map(({ body }) => body.data.id))
    expect(ids.size).toBe(1)
    const [id] = ids
    const paid = await Promise.all(Array.from({ length: 8 }, () => payFromBalance(id)))
    expect(paid.every(({ body }) => body.data.status === 'success')).toBe(true)
    expect(await bank.balance(token)).toBe(87.5)
    expect(await vipDays()).toBeCloseTo(5, 2)
    const changed = await initVip({ idempotency_key: key, package_id: 3 })
    expect([changed.status, changed.body.errors[0].field]).toEqual([422, 'idempotency_key'])
  })

  test('many orders at once spend no more than there is', async () => {
    await fill(30)
    const begun = await Promise.all(Array.from({ length: 6 }, () => initVip()))
    const paid = await Promise.all(begun.map(({ body }) => payFromBalance(body.data.id)))
    expect(paid.filter(({ body }) => body.result)).toHaveLength(2)
    expect(await bank.balance(token)).toBe(5)
    expect(await vipDays()).toBeCloseTo(10, 2)
  })

  test('paid by card is there when the bank says so', async () => {
    const { body } = await initVip()
    const paid = await bank.pay(token, { payment_id: body.data.id })
    expect(await read()).toMatchObject({ is_vip: false })
    await bank.decide(paid.body.data.redirect_url, 'approve_twice')
    expect(await bank.status(token, body.data.id)).toMatchObject({ state: 'paid', balance: 0 })
    expect(await read()).toMatchObject({ is_vip: true })
    expect(await vipDays()).toBeCloseTo(5, 2)
  })

  test('that cannot be had any more leaves the money on the balance', async () => {
    const { body } = await initVip()
    const paid = await bank.pay(token, { payment_id: body.data.id })
    await database.pool.query('update statements set deleted_at = now() where id = $1', [statement])
    await bank.decide(paid.body.data.redirect_url, 'approve')
    expect(await bank.status(token, body.data.id)).toMatchObject({
      ...{ state: 'paid', reason: 'kept_on_balance', direction: 'in', balance: 12.5 },
    })
    expect(await orders()).toMatchObject([{ state: 'called_off' }])
  })

  test('does not lengthen higher prominence, from the balance nor by card', async () => {
    await fill(20)
    await database.pool.query(
      "update statements set vip_tier = 3, vip_until = now() + interval '2 days' where id = $1",
      [statement],
    )
    const { body } = await payFromBalance((await initVip()).body.data.id)
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
  ])('%j is refused', async (fields, field) => {
    const { status, body } = await initVip(fields)
    expect([status, body.errors[0].field]).toEqual([422, field])
  })

  test('for the statement of another, or none, or one that is off the market is refused', async () => {
    expect((await initVip({}, other)).status).toBe(404)
    expect((await initVip({ statements: [statement, 2_000_000] })).status).toBe(404)
    await database.pool.query("update statements set status = 'hidden' where id = $1", [statement])
    expect((await initVip()).body.errors[0].field).toBe('statements')
  })
})

describe('other services', () => {
  const contact = { name: 'ნინო', phone_number: '555 12 34 56' }

  test.each([
    [
      'matterport-service',
      { package_id: 31, city: 'თბილისი', address: 'ბარნოვის 5', area: '100', ...contact },
      150,
    ],
    [
      'photographer-service',
      { package_id: 41, city: 'თბილისი', address: 'ბარნოვის 5', area: '54,5', ...contact },
      80,
    ],
    [
      'measure-service',
      { package_id: 81, type: 'flat', city: 'თბილისი', address: 'ბარნოვის 5', area: 10, ...contact },
      80,
    ],
    ['rate-service', { package_id: 52, type: 'flat', address: 'ბარნოვის 5', area: 70, ...contact }, 220],
    [
      'legal-verification-service',
      {
        ...{
          package_id: 91,
          address: 'ბარნოვის 5',
          area: 70,
          cadastral_code: '01.10.10.001',
          first_name: 'ნინო',
        },
        ...{ last_name: 'ბერიძე', personal_number: '01001012345', email: 'nino@example.ge', ...contact },
      },
      50,
    ],
  ])('%s is ordered, paid, and listed with what was told', async (service, fields, gel) => {
    await fill(500)
    const { body } = await init(service, fields)
    expect((await payFromBalance(body.data.id)).body.data.status).toBe('success')
    expect(await orders()).toMatchObject([
      { state: 'paid', amount: gel, details: { phone_number: '555123456' } },
    ])
    const one = await api.get(`/v1/services/orders/${body.data.order_id}`, { token })
    expect(one.body.data.id).toBe(body.data.order_id)
    expect((await api.get(`/v1/services/orders/${body.data.order_id}`, { token: other })).status).toBe(404)
  })

  test('are not ordered with a number that is not theirs', async () => {
    const measured = { package_id: 81, type: 'flat', city: 'x', address: 'x', area: 50, name: 'ნინო' }
    const refused = await init('measure-service', { ...measured, phone_number: '555 99 99 99' })
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'phone_number'])
  })

  test('need what they need', async () => {
    const faults = async (service: string, fields: object) =>
      (await init(service, fields)).body.errors.map(({ field }: { field: string }) => field)
    expect(await faults('photographer-service', { package_id: 41, ...contact })).toEqual([
      'city',
      'address',
      'area',
    ])
    expect(await faults('photographer-service', { package_id: 41, statement_id: statement })).toEqual([
      'name',
      'phone_number',
    ])
    expect(
      await faults('matterport-service', { package_id: 31, statement_id: statement, ...contact }),
    ).toEqual(['area'])
    const measured = { package_id: 81, type: 'flat', city: 'x', address: 'x', ...contact }
    for (const area of ['0', '-5', 'many', '1e12', '100001'])
      expect(await faults('measure-service', { ...measured, area })).toEqual(['area'])
    expect((await init('nothing', {})).status).toBe(404)
    expect((await init('__proto__', {})).status).toBe(404)
    expect((await init('vip-service', {}, 'nobody')).status).toBe(401)
  })
})

test('after all of it the ledger is right', async () => {
  expect(await ledgerFaults(database.pool)).toEqual([])
})
