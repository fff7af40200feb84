import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { beginSession } from '../../../../backend/auth/sessions'
import { withTestDatabase } from '../../../../tests/database'
import { withBank } from '../../../../tests/fixtures/payments'
import { addPlaces, addStatement, addUser } from '../../../../tests/fixtures/rows'
import { webArgs } from '../../../../tests/fixtures/web-args'
import { Signer } from '../../../http/signer.server'
import { actOnOrder } from './act.server'
import { loadOrder, type OrderData } from './load.server'

const VIP = '/en/account/vipService/vipView'
const TOUR = '/en/3d-turi/tourView'
const database = withTestDatabase()
const bank = withBank(database)
const signer = new Signer('secret')
let token: string
let user: number
let statement: number
/** What the browser keeps of half-filled orders. */
let kept: string

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  user = await addUser(database.pool, { first_name: 'Nino', phone_number: '555123456' })
  token = await beginSession(database.pool, user)
  statement = await addStatement(database.pool, { user_id: user })
  kept = ''
})

const argsFor = (address: string, init: RequestInit = {}, origin = bank.api.origin) =>
  webArgs(address, { origin, signer, token, kept, ...init })

/** The page at an address; a redirect is its address. */
async function open(address: string): Promise<OrderData> {
  const { page, cookie } = await loadOrder(argsFor(address))
  if (cookie) kept = cookie.split(';')[0] ?? ''
  return page
}

const led = (address: string) =>
  open(address).then(
    () => undefined,
    (thrown: Response) => thrown.headers.get('location'),
  )

/** Sends a form. @returns where it leads, or the page it came back as */
async function send(address: string, fields: Record<string, string>) {
  const args = argsFor(address, { method: 'POST', body: new URLSearchParams(fields) })
  const answer = await actOnOrder(args)
  if ('init' in answer) return { status: answer.init?.status, page: (await loadOrder(args)).page }
  const order = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-order'))
  if (order) kept = order.split(';')[0] ?? ''
  return { status: answer.status, location: answer.headers.get('location') ?? '' }
}

/** The form of the last step as the page has it, by a way to pay. */
const payForm = ({ paying }: OrderData, card_id: string) => ({
  ...{ intent: 'pay', card_id, form_key: paying?.formKey ?? '', shown: paying?.shown ?? '' },
  ...(paying?.earlier && { earlier: String(paying.earlier.paymentId) }),
})

async function fill(gel: number) {
  const { id, page } = await bank.begin(token, gel)
  await bank.decide(page, 'approve')
  await bank.status(token, id)
}

const lastStep = () => `${VIP}?package=1&statement_id=${statement}&step=3`

const made = async () => {
  const sql = "select id from payments where user_id = $1 and purpose = 'order' order by id"
  return (await database.pool.query<{ id: number }>(sql, [user])).rows
}

describe('the steps of an order', () => {
  test('one after the other: package, statements, paying', async () => {
    expect(await open(VIP)).toMatchObject({ step: 1, packageId: 1, isPackageChosen: false, total: undefined })
    const { location: second = '' } = await send(VIP, { intent: 'next', package: '3' })
    expect(second).toBe(`${VIP}?package=3&step=2`)
    expect(await open(second)).toMatchObject({ step: 2, statements: { total: 1, isAny: true } })
    const { location: third = '' } = await send(second, { intent: 'next', statement_id: String(statement) })
    expect(third).toBe(`${VIP}?package=3&statement_id=${statement}&step=3`)
    expect(await open(third)).toMatchObject({ step: 3, total: 3_000, chosen: [{ id: statement }] })
    expect((await send(third, { intent: 'back' })).location).toContain('step=2')
  })

  test('none is skipped, and links may choose beforehand', async () => {
    expect(await led(`${VIP}?step=3`)).toBe(`${VIP}?step=1`)
    expect(await led(`${VIP}?package=1&step=9`)).toBe(`${VIP}?package=1&step=2`)
    expect(await open(`${VIP}?package=4&statement_id=${statement}`)).toMatchObject({ step: 3, total: 4_500 })
  })

  test('a package that nobody knows is the first one, and the page says so', async () => {
    for (const unknown of ['2', '99', 'x', '-1'])
      expect(await open(`${VIP}?package=${unknown}&step=1`)).toMatchObject({
        ...{ isPackageUnknown: true, packageId: 1 },
      })
    const { page, status } = await send(VIP, { intent: 'next', package: '2' })
    expect([status, page?.returned?.mistakes]).toEqual([
      422,
      [{ field: 'package', mistake: 'package_missing' }],
    ])
  })

  test("another's statement, and one off the market, cannot be chosen", async () => {
    const foreign = await addStatement(database.pool)
    for (const ids of [String(foreign), `${statement},${foreign}`, '999999999']) {
      expect(await led(`${VIP}?package=1&statement_id=${ids}&step=3`)).toMatch(/step=2$/)
      expect(await open(`${VIP}?package=1&statement_id=${ids}`)).toMatchObject({
        ...{ step: 2, statements: { areSomeGone: true } },
      })
    }
    await database.pool.query("update statements set status = 'hidden' where id = $1", [statement])
    expect(await led(`${VIP}?package=1&statement_id=${statement}&step=3`)).toMatch(/step=2$/)
    expect(
      await send(`${VIP}?package=1&statement_id=${foreign}&step=3`, { intent: 'pay', card_id: 'balance' }),
    ).toMatchObject({ status: 303, location: expect.stringMatching(/step=2$/) })
    expect(await made()).toEqual([])
  })

  test('a guest of the account goes to the first page; other places have no order', async () => {
    token = ''
    expect(await led(VIP)).toBe('/en')
    await expect(open('/en/vip')).rejects.toMatchObject({ status: 404 })
  })
})

describe('a service for a place', () => {
  const place = { city: 'Tbilisi', address: 'Barnovi 5', area: '54,5' }
  const visit = { name: 'Nino', phone_number: '555 12 34 56' }

  test('is filled in by a guest, and paid by the same person after logging in', async () => {
    const signedIn = token
    token = ''
    await send(`${TOUR}?package=31&step=2`, { intent: 'next', ...place })
    const { location = '' } = await send(`${TOUR}?package=31&step=3`, { intent: 'next', ...visit })
    const page = await open(location)
    // 54.5 m² are less than the least there is to pay.
    expect(page).toMatchObject({ step: 4, isGuest: true, total: 9_000 })
    expect((await send(location, payForm(page, 'new'))).location).toBe(`${location}&login=1`)
    token = signedIn
    const again = await open(location)
    expect(again).toMatchObject({ step: 4, isGuest: false, total: 9_000 })
    await fill(100)
    const paid = await send(location, payForm(again, 'balance'))
    expect(paid.location).toMatch(/^\/en\/payment-result\?payment_id=\d+&paymentStatus=3$/)
    const { body } = await bank.api.get('/v1/services/orders', { token })
    expect(body.data[0].details).toMatchObject({ area: '54.5', phone_number: '555123456', city: 'Tbilisi' })
  })

  test('is priced by the area of the statement it is for', async () => {
    const { location = '' } = await send(`${TOUR}?package=31&step=2`, {
      ...{ intent: 'next', statement_id: String(statement) },
    })
    await send(location, { intent: 'next', ...visit })
    expect(await open(`${TOUR}?package=31&statement_id=${statement}`)).toMatchObject({ total: 12_000 })
  })

  test.each([
    [{ ...place, area: '0' }, 'area', 'area_wrong'],
    [{ ...place, area: '-5' }, 'area', 'area_wrong'],
    [{ ...place, area: '1e5' }, 'area', 'area_wrong'],
    [{ ...place, area: '' }, 'area', 'missing'],
    [{ ...place, city: ' ' }, 'city', 'missing'],
    [{ ...place, address: 'x'.repeat(256) }, 'address', 'too_long'],
  ])('%j comes back as typed', async (typed, field, mistake) => {
    const { status, page } = await send(`${TOUR}?package=31&step=2`, {
      ...{ intent: 'next', statement_id: 'place', ...typed },
    })
    expect([status, page?.returned?.mistakes]).toEqual([422, [{ field, mistake }]])
    expect(page?.values).toMatchObject(typed)
  })
})

describe('paying', () => {
  test('from the balance: the same form sent again, and from another tab, is one order', async () => {
    await fill(50)
    const [one, other] = [await open(lastStep()), await open(lastStep())]
    const sent = await Promise.all([
      send(lastStep(), payForm(one, 'balance')),
      send(lastStep(), payForm(one, 'balance')),
      send(lastStep(), payForm(other, 'balance')),
    ])
    expect(new Set(sent.map(({ location }) => location)).size).toBe(1)
    expect(sent[0]?.location).toMatch(/paymentStatus=3$/)
    // After going back.
    expect(await send(lastStep(), payForm(one, 'balance'))).toEqual(sent[0])
    expect(await made()).toHaveLength(1)
    expect(await bank.balance(token)).toBe(37.5)
  })

  test('what was paid says so when it is ordered anew, and is another order then', async () => {
    await fill(50)
    const first = await open(lastStep())
    await send(lastStep(), payForm(first, 'balance'))
    const anew = await open(lastStep())
    const [payment] = await made()
    expect(anew.paying).toMatchObject({
      earlier: { isPaid: true, href: `/en/payment-result?payment_id=${payment?.id}` },
    })
    expect(anew.paying?.formKey).not.toBe(first.paying?.formKey)
    expect((await open(lastStep())).paying?.formKey).toBe(anew.paying?.formKey)
    await send(lastStep(), payForm(anew, 'balance'))
    expect(await bank.balance(token)).toBe(25)
  })

  test('a window that does not know of it asks before it orders the same again', async () => {
    await fill(50)
    const stale = await open(lastStep())
    kept = ''
    await send(lastStep(), payForm(await open(lastStep()), 'balance'))
    const { status, page } = await send(lastStep(), payForm(stale, 'balance'))
    expect([status, page?.returned?.failure]).toEqual([422, 'sent'])
    expect(page?.paying?.earlier).toMatchObject({ isPaid: true })
    expect(await bank.balance(token)).toBe(37.5)
  })

  test('a balance that is too small: nothing is spent, the way is asked again', async () => {
    await fill(5)
    const page = await open(lastStep())
    const { status, page: back } = await send(lastStep(), payForm(page, 'balance'))
    expect(status).toBe(422)
    expect(back).toMatchObject({
      returned: { failure: 'not_enough_balance', values: { card_id: '' } },
      mistake: expect.any(String),
    })
    expect(await bank.balance(token)).toBe(5)
    await fill(10)
    expect((await send(lastStep(), payForm(page, 'balance'))).location).toMatch(/paymentStatus=3$/)
    expect(await bank.balance(token)).toBe(2.5)
  })

  test('at the bank: the same page of the bank, and what it decides', async () => {
    const page = await open(lastStep())
    const { location = '' } = await send(lastStep(), payForm(page, 'new'))
    expect(location).toMatch(/^\/sandbox\/bank\//)
    // The page that was left comes back as it was, and another way is chosen on it.
    const { page: asked } = await send(lastStep(), payForm(page, 'internet-bank'))
    expect(asked?.returned?.failure).toBe('sent')
    expect(await made()).toHaveLength(1)
    const back = await open(lastStep())
    expect(back.paying).toMatchObject({ earlier: { isPaid: false } })
    expect((await send(lastStep(), payForm(back, 'new'))).location).toBe(location)
    await bank.decide(location, 'decline')
    const declined = await open(lastStep())
    expect(declined.paying?.earlier).toBeUndefined()
    expect(declined.paying?.formKey).not.toBe(page.paying?.formKey)
    const stale = await send(lastStep(), payForm(page, 'new'))
    expect(stale.location).toMatch(/^\/en\/payment-result\?paymentStatus=-1&rnd=\d{1,3}&payment_id=\d+$/)
    expect((await send(lastStep(), payForm(declined, 'new'))).location).toMatch(/^\/sandbox\/bank\//)
  })

  test('a price or an order that changed meanwhile is asked about, not charged', async () => {
    await fill(50)
    const page = await open(lastStep())
    await database.pool.query('update service_types set price = 2000 where id = 1')
    const { status, page: back } = await send(lastStep(), payForm(page, 'balance'))
    expect([status, back?.returned?.failure, back?.total]).toEqual([422, 'changed', 2_000])
    await database.pool.query('update service_types set price = 1250 where id = 1')
    for (const shown of ['', 'x']) {
      const { page: wrong } = await send(lastStep(), { ...payForm(page, 'balance'), shown })
      expect(wrong?.returned?.failure).toBe('changed')
    }
    expect(await made()).toEqual([])
    expect(await bank.balance(token)).toBe(50)
  })

  test.each(['', 'none', '-1', '0', 'balance '])('the way %j is asked again', async (way) => {
    const page = await open(lastStep())
    const { status, page: back } = await send(lastStep(), payForm(page, way))
    expect([status, back?.returned?.mistakes]).toEqual([422, [{ field: 'card_id', mistake: 'way_missing' }]])
    expect(await made()).toEqual([])
  })

  test('a card that is not theirs is asked again; an unknown act is none', async () => {
    const page = await open(lastStep())
    expect((await send(lastStep(), payForm(page, '99'))).page?.returned?.mistakes).toEqual([
      { field: 'card_id', mistake: 'card_gone' },
    ])
    await expect(send(lastStep(), { intent: 'steal' })).rejects.toMatchObject({ status: 400 })
  })
})
