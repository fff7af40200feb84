import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { DAY_MS, toGeorgianDate } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { withOrderer } from '~tests/fixtures/orderer'

const VIP = '/en/account/vipService/vipView'
const TOUR = '/en/3d-turi/tourView'
const database = withTestDatabase()
const { bank, browser, open, send, payForm, fill } = withOrderer(database)
let user: number
let statement: number

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  user = await addUser(database.pool, {
    first_name: 'Nino',
    phone_number: '555123456',
    valid_phone_numbers: ['555123456'],
  })
  browser.token = await createSession(database.pool, user)
  statement = await addStatement(database.pool, { user_id: user })
})

const led = (address: string) =>
  open(address).then(
    () => undefined,
    (thrown: Response) => thrown.headers.get('location'),
  )

describe('the steps of an order', () => {
  test('steps go from the package to the statements to the payment', async () => {
    expect(await open(VIP)).toMatchObject({ step: 1, packageId: 1, isPackageChosen: false, total: undefined })
    const { location: second = '' } = await send(VIP, { intent: 'next', package: '3' })
    expect(second).toBe(`${VIP}?package=3&step=2`)
    expect(await open(second)).toMatchObject({ step: 2, statements: { total: 1, isAny: true } })
    const { location: third = '' } = await send(second, { intent: 'next', statement_id: String(statement) })
    expect(third).toBe(`${VIP}?package=3&statement_id=${statement}&step=3`)
    expect(await open(third)).toMatchObject({ step: 3, total: 3_000, chosen: [{ id: statement }] })
    const ticked = { intent: 'back', statement_id: String(statement) }
    expect((await send(second, ticked)).location).toBe(`${VIP}?package=3&statement_id=${statement}&step=1`)
  })

  test('steps cannot be skipped, unless the link has the choices', async () => {
    expect(await led(`${VIP}?step=3`)).toBe(`${VIP}?step=1`)
    expect(await led(`${VIP}?package=1&step=9`)).toBe(`${VIP}?package=1&step=2`)
    expect(await open(`${VIP}?package=4&statement_id=${statement}`)).toMatchObject({ step: 3, total: 4_500 })
  })

  test('an unknown package is replaced by the first, with a notice', async () => {
    for (const unknown of ['2', '99', 'x', '-1'])
      expect(await open(`${VIP}?package=${unknown}&step=1`)).toMatchObject({
        isPackageUnknown: true,
        packageId: 1,
      })
    const { errors, status } = await send(VIP, { intent: 'next', package: '2' })
    expect([status, errors]).toEqual([422, { package: { key: 'package_missing' } }])
  })

  test('statements of another user and inactive ones are refused', async () => {
    const foreign = await addStatement(database.pool)
    for (const ids of [String(foreign), `${statement},${foreign}`, '999999999']) {
      expect(await led(`${VIP}?package=1&statement_id=${ids}&step=3`)).toMatch(/step=2$/)
      expect(await open(`${VIP}?package=1&statement_id=${ids}`)).toMatchObject({
        step: 2,
        statements: { areSomeMissing: true },
      })
    }
    await database.pool.query("update statements set status = 'hidden' where id = $1", [statement])
    expect(await led(`${VIP}?package=1&statement_id=${statement}&step=3`)).toMatch(/step=2$/)
    expect(
      await send(`${VIP}?package=1&statement_id=${foreign}&step=3`, { intent: 'pay', card_id: 'balance' }),
    ).toMatchObject({ status: 303, location: expect.stringMatching(/step=2$/) })
    expect((await database.pool.query('select from payments')).rowCount).toBe(0)
  })

  test('a statement that is too large for a price by the square metre is reported', async () => {
    const tooLarge = await addStatement(database.pool, { user_id: user, area: 100_000.5 })
    const { location = '' } = await send(TOUR, { intent: 'next', statement_id: String(tooLarge) })
    expect(await led(location)).toBe(`${TOUR}?statement_id=${tooLarge}&step=1`)
    expect(await open(`${TOUR}?statement_id=${tooLarge}&step=1`)).toMatchObject({
      statements: { areaError: 'statement_area_too_large' },
    })
    expect(await open(`${VIP}?package=1&statement_id=${tooLarge}`)).toMatchObject({ step: 3 })
    const largest = await addStatement(database.pool, { user_id: user, area: 100_000 })
    expect(await open(`${TOUR}?statement_id=${largest}`)).toMatchObject({ step: 2 })
  })

  test('searching statements keeps the ticked ones', async () => {
    const second = await addStatement(database.pool, { user_id: user })
    const form = [
      ['intent', 'find'],
      ['q', ` ${second} `],
      ['statement_id', String(statement)],
      ['statement_id', String(second)],
    ]
    const { location = '' } = await send(`${VIP}?package=3&step=2`, form)
    expect(location).toBe(`${VIP}?package=3&statement_id=${statement},${second}&q=${second}&step=2`)
    const page = await open(location)
    expect(page.statements).toMatchObject({ text: String(second), total: 1 })
    expect(new Set(page.chosen.map(({ id }) => id))).toEqual(new Set([statement, second]))
  })

  test('values typed too early are kept, and the first incomplete step is shown', async () => {
    const { location } = await send(`${TOUR}?package=31&step=2`, { intent: 'next', name: 'Nino' })
    expect(location).toBe(`${TOUR}?package=31&step=1`)
    await send(`${TOUR}?package=31&step=1`, { intent: 'next', statement_id: String(statement) })
    const later = await open(`${TOUR}?package=31&statement_id=${statement}&step=2`)
    expect(later.draft.values).toMatchObject({ name: 'Nino' })
  })

  test('an order from an earlier visit is announced and can be restarted', async () => {
    await send(TOUR, {
      intent: 'next',
      city: 'Tbilisi',
      address: 'Barnovi 5',
      area: '60',
      statement_id: 'place',
    })
    expect((await open(`${TOUR}?step=1`)).hasEarlierDraft).toBe(false)
    expect(await open(TOUR)).toMatchObject({ hasEarlierDraft: true, step: 2 })
    expect((await send(`${TOUR}?step=2`, { intent: 'anew' })).location).toBe(TOUR)
    expect(await open(TOUR)).toMatchObject({ hasEarlierDraft: false, step: 1 })
  })

  test('a guest is redirected from the account to the public page, and unknown steps are 404', async () => {
    browser.token = ''
    expect(await led(VIP)).toBe('/en')
    await expect(open('/en/vip')).rejects.toMatchObject({ status: 404 })
  })
})

describe('an order of a service for a place', () => {
  const place = { city: 'Tbilisi', address: 'Barnovi 5', area: '54,5' }
  const visit = { name: 'Nino', phone_number: '555 12 34 56' }

  test('Enter in the address continues, and Enter in the search finds statements', async () => {
    const typed = { intent: 'enter', statement_id: 'place', ...place }
    expect((await send(TOUR, { ...typed, q: 'Vake' })).location).toBe(`${TOUR}?q=Vake&step=1`)
    expect((await send(`${TOUR}?q=Vake&step=1`, { ...typed, q: 'Vake' })).location).toBe(`${TOUR}?step=2`)
    const { errors } = await send(`${TOUR}?step=1`, { ...typed, address: '', q: '' })
    expect(Object.keys(errors ?? {})).toEqual(['address'])
  })

  test('a guest fills in the order and pays it after signing in', async () => {
    const signedIn = browser.token
    browser.token = ''
    await send(TOUR, { intent: 'next', ...place })
    const visitStep = `${TOUR}?step=2`
    const unproved = await send(visitStep, { intent: 'next', ...visit })
    expect([unproved.status, Object.keys(unproved.errors ?? {})]).toEqual([422, ['phone_number']])
    await send(visitStep, { intent: 'send_code', ...visit })
    const { rows } = await database.pool.query<{ code: string }>('select code from phone_codes')
    const code = rows[0]?.code ?? ''
    await send(visitStep, { intent: 'confirm_code', ...visit, code })
    const { location = '' } = await send(visitStep, { intent: 'next', ...visit })
    const page = await open(location)
    // 54.5 m² are below the minimum order.
    expect(page).toMatchObject({ step: 3, isGuest: true, total: 9_000 })
    expect((await send(location, payForm(page, 'new'))).location).toBe(`${location}&login=1`)
    browser.token = signedIn
    const again = await open(location)
    expect(again).toMatchObject({ step: 3, isGuest: false, total: 9_000 })
    await fill(100)
    const paid = await send(location, payForm(again, 'balance'))
    expect(paid.location).toMatch(/^\/en\/payment-result\?payment_id=\d+&paymentStatus=3$/)
    const { body } = await bank.api.get('/v1/services/orders', { token: browser.token })
    expect(body.data[0].details).toMatchObject({ area: '54.5', phone_number: '555123456', city: 'Tbilisi' })
  })

  test('an order is priced by the area of its statement', async () => {
    const { location = '' } = await send(`${TOUR}?package=31&step=1`, {
      intent: 'next',
      statement_id: String(statement),
    })
    await send(location, { intent: 'next', ...visit })
    expect(await open(`${TOUR}?package=31&statement_id=${statement}`)).toMatchObject({ total: 12_000 })
  })

  test('an order for tomorrow warns before payment that it cannot be moved or cancelled', async () => {
    const step = `${TOUR}?package=31&statement_id=${statement}&step=2`
    const inDays = (days: number) => toGeorgianDate(new Date(Date.now() + days * DAY_MS))
    for (const [days, isVisitNear] of [
      [1, true],
      [9, false],
    ] as const) {
      await send(step, { intent: 'next', ...visit, date: inDays(days) })
      expect(await open(`${TOUR}?package=31&statement_id=${statement}`)).toMatchObject({ isVisitNear })
    }
  })

  test('an order for land in hectares is priced by its square metres', async () => {
    const land = await addStatement(database.pool, {
      user_id: user,
      real_estate_type_id: 4,
      area: 0.05,
      area_type_id: 2,
    })
    const step = `${TOUR}?package=31&statement_id=${land}&step=2`
    await send(step, { intent: 'next', ...visit })
    const page = await open(`${TOUR}?package=31&statement_id=${land}`)
    expect(page).toMatchObject({
      total: 75_000,
      priceLines: [{ kind: 'm2', quantity: 500, price: 150, sum: 75_000 }],
    })
    await fill(1_000)
    await send(`${TOUR}?package=31&statement_id=${land}&step=3`, payForm(page, 'balance'))
    expect(await bank.orders(browser.token)).toMatchObject([{ amount: 750, details: { area: '500' } }])
  })

  test.each([
    [{ ...place, area: '0' }, 'area', 'order_area_invalid'],
    [{ ...place, area: '-5' }, 'area', 'order_area_invalid'],
    [{ ...place, area: '1e5' }, 'area', 'order_area_invalid'],
    [{ ...place, area: '' }, 'area', 'area_missing'],
    [{ ...place, city: ' ' }, 'city', 'city_missing'],
    [{ ...place, city: 'Atlantis' }, 'city', 'city_missing'],
    [{ ...place, address: 'x'.repeat(256) }, 'address', 'too_long'],
  ])('an order with %j is shown as typed with its field error', async (typed, field, error) => {
    const filledIn = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''))
    for (const token of [browser.token, '']) {
      browser.token = token
      const form = { intent: 'next', statement_id: 'place', ...typed }
      const reply = await send(`${TOUR}?package=31&step=1`, form)
      expect([reply.status, reply.errors]).toEqual([
        422,
        { [field]: expect.objectContaining({ key: error }) },
      ])
      expect(reply.typed).toMatchObject(filledIn)
    }
  })
})
