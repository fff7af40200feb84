import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { beginSession } from '../../../../backend/auth/sessions'
import { addRaters } from '../../../../backend/seed/raters'
import { withTestDatabase } from '../../../../tests/database'
import { withBank } from '../../../../tests/fixtures/payments'
import { addUser } from '../../../../tests/fixtures/rows'
import { webArgs } from '../../../../tests/fixtures/web-args'
import { Signer } from '../../../http/signer.server'
import { actOnCompany } from '../landing/company.server'
import { actOnMeasure } from '../measure/act.server'
import { loadMeasure } from '../measure/load.server'
import { actOnOrder } from './act.server'
import { loadOrder, type OrderData } from './load.server'

const VISIT = '/en/booking-service/BookingView'
const RATING = '/en/shefaseba/RatersView'
const database = withTestDatabase()
const bank = withBank(database)
const { api } = bank
const signer = new Signer('secret')
let token = ''
let kept = ''
let phones = 0

beforeAll(() => addRaters(database.pool))
beforeEach(() => {
  token = ''
  kept = ''
  phones += 1
})

const signIn = async (row = {}) => {
  token = await beginSession(database.pool, await addUser(database.pool, row))
  return token
}
const phone = () => `55500${String(1_000 + phones)}`
const argsFor = (address: string, init: RequestInit = {}) =>
  webArgs(address, { origin: api.origin, signer, token, kept, ...init })
const post = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })

async function open(address: string): Promise<OrderData> {
  const { page, cookie } = await loadOrder(argsFor(address))
  if (cookie) keep([cookie])
  return page
}

/** Sends a form. @returns where it leads, or the page it came back as */
async function send(address: string, fields: Record<string, string>) {
  const args = argsFor(address, post(fields))
  const answer = await actOnOrder(args)
  if (!('init' in answer)) {
    keep(answer.headers.getSetCookie())
    return { status: answer.status, location: answer.headers.get('location') ?? '' }
  }
  const headers = new Headers(answer.init?.headers)
  keep(headers.getSetCookie())
  const { page } = await loadOrder(args)
  return { status: answer.init?.status, headers, page, mistakes: page.returned?.mistakes }
}

function keep(cookies: readonly string[]) {
  const order = cookies.find((line) => line.startsWith('__Host-order'))
  if (order) kept = order.split(';')[0] ?? ''
}

async function codeSent(): Promise<string> {
  const { rows } = await database.pool.query<{ code: string }>(
    'select code from phone_codes where phone_number = $1 order by id desc limit 1',
    [phone()],
  )
  return rows[0]?.code ?? ''
}

/** Fills in the first two steps of a visit. @returns the time that was chosen */
async function chooseTime(at: number, branch = '4'): Promise<string> {
  await send(VISIT, { intent: 'next', service: 'extract', who: 'physical' })
  await send(`${VISIT}?step=2`, { intent: 'find', branch })
  const { slots } = await open(`${VISIT}?step=2`)
  const slot = `${slots?.day} ${slots?.times[at]}`
  const { location } = await send(`${VISIT}?step=2`, { intent: 'next', branch, times_of: branch, slot })
  expect(location).toBe(`${VISIT}?step=3`)
  return slot
}

const CONTACT = { intent: 'next', name: 'Nino', personal_number: '01001012345' }

/** Somebody else books the same time, by another page. */
async function takeFromThem(slot: string, branch = 4) {
  const [date, time] = slot.split(' ')
  const rival = await beginSession(database.pool, await addUser(database.pool, { phone_number: '555123456' }))
  const { status } = await api.post(
    '/v3/payments/init-public-registry-service-order',
    {
      ...{ package_id: 161, service: 'extract', who: 'physical', city: 'Batumi', branch, date, time },
      ...{ name: 'Gia', personal_number: '01001012345', phone_number: '555123456' },
    },
    { token: rival },
  )
  expect(status).toBe(200)
}

const payForm = ({ paying }: OrderData, card_id: string) => ({
  ...{ intent: 'pay', card_id, form_key: paying?.formKey ?? '', shown: paying?.shown ?? '' },
})

async function fill(gel: number) {
  const { page } = await bank.begin(token, gel)
  await bank.decide(page, 'approve')
  await expect.poll(() => bank.balance(token)).toBe(gel)
}

describe('a visit to the register', () => {
  test('costs the fee of the register, ours and the tax, all of them told', async () => {
    const first = await open(VISIT)
    expect(first).toMatchObject({ step: 1, total: undefined, visitPrice: undefined })
    expect(first.reasons.find(({ key }) => key === 'extract')).toMatchObject({ total: 6_500 })
    await chooseTime(0)
    expect(await open(VISIT)).toMatchObject({
      ...{ step: 3, total: 6_500 },
      visitPrice: { registerFee: 1_000, serviceFee: 4_661, vat: 839, total: 6_500 },
    })
  })

  test('shows the days of one hall, and takes no time of another', async () => {
    await send(VISIT, { intent: 'next', service: 'extract', who: 'legal' })
    const { slots } = await open(`${VISIT}?step=2`)
    expect(slots?.branchId).toBe(1)
    const slot = `${slots?.day} ${slots?.times[0]}`
    const moved = await send(`${VISIT}?step=2`, { intent: 'next', branch: '5', times_of: '1', slot })
    expect([moved.status, moved.mistakes]).toEqual([422, [{ field: 'slot', mistake: 'slot_missing' }]])
    expect(moved.page?.slots?.branchId).toBe(5)
    for (const wrong of ['', 'tomorrow', '2026-99-99'])
      expect(
        (await send(`${VISIT}?step=2`, { intent: 'next', branch: '1', times_of: '1', slot: wrong })).mistakes,
      ).toEqual([{ field: 'slot', mistake: 'slot_missing' }])
    expect((await send(`${VISIT}?step=2`, { intent: 'next', branch: '99' })).mistakes).toEqual([
      { field: 'branch', mistake: 'missing' },
    ])
  })

  test('at a time that was taken before it was chosen offers those around it', async () => {
    await send(VISIT, { intent: 'next', service: 'extract', who: 'physical' })
    await send(`${VISIT}?step=2`, { intent: 'find', branch: '4' })
    const { slots } = await open(`${VISIT}?step=2`)
    const slot = `${slots?.day} ${slots?.times[3]}`
    await takeFromThem(slot)
    const late = await send(`${VISIT}?step=2`, { intent: 'next', branch: '4', times_of: '4', slot })
    expect([late.status, late.mistakes]).toEqual([422, [{ field: 'time', mistake: 'time_taken' }]])
    expect(late.page?.slots?.nearest).toHaveLength(6)
    expect(late.page?.slots?.nearest.map(({ date, time }) => `${date} ${time}`)).not.toContain(slot)
  })

  test('at a time that was taken before it was paid goes back to the times, and nothing is spent', async () => {
    await signIn({ phone_number: phone() })
    await fill(100)
    const slot = await chooseTime(5)
    await send(`${VISIT}?step=3`, { ...CONTACT, phone_number: phone() })
    const page = await open(`${VISIT}?step=4`)
    await takeFromThem(slot)
    const late = await send(`${VISIT}?step=4`, payForm(page, 'balance'))
    expect([late.status, late.mistakes]).toEqual([422, [{ field: 'time', mistake: 'time_taken' }]])
    expect(late.page).toMatchObject({ step: 2 })
    expect(late.page?.slots?.nearest).toHaveLength(6)
    expect(await bank.balance(token)).toBe(100)

    const [nearest] = late.page?.slots?.nearest ?? []
    const form = { intent: 'next', branch: '4', times_of: '4', slot: `${nearest?.date} ${nearest?.time}` }
    await send(`${VISIT}?step=2`, form)
    const again = await open(`${VISIT}?step=4`)
    expect((await send(`${VISIT}?step=4`, payForm(again, 'balance'))).location).toContain('paymentStatus=3')
    expect(await bank.balance(token)).toBe(35)
  })
})

describe('the number of whoever orders', () => {
  test('is a guest’s by its code, asked for once a minute', async () => {
    await chooseTime(6)
    const here = `${VISIT}?step=3`
    const unproven = await send(here, { ...CONTACT, phone_number: phone() })
    expect(unproven.mistakes).toEqual([{ field: 'phone_number', mistake: 'phone_unconfirmed' }])
    const asked = await send(here, { ...CONTACT, intent: 'send_code', phone_number: phone() })
    expect(asked.location).toBe(`${here}#order-code`)
    expect(await open(here)).toMatchObject({ phone: { isConfirmed: false }, values: { name: 'Nino' } })

    const early = await send(here, { intent: 'send_code', phone_number: phone() })
    expect([early.status, early.mistakes?.[0]?.mistake]).toEqual([429, 'code_wait'])
    expect(Number(early.headers?.get('retry-after'))).toBeGreaterThan(50)
    const code = await codeSent()
    const wrong = code === '0000' ? '0001' : '0000'
    const refused = await send(here, { intent: 'confirm_code', phone_number: phone(), code: wrong })
    expect([refused.status, refused.mistakes]).toEqual([422, [{ field: 'code', mistake: 'code_wrong' }]])
    const other = await send(here, { intent: 'confirm_code', phone_number: '555999999', code })
    expect(other.mistakes).toEqual([{ field: 'phone_number', mistake: 'phone_unconfirmed' }])

    const right = await send(here, { intent: 'confirm_code', phone_number: phone(), code })
    expect(right.status).toBe(303)
    expect((await send(here, { ...CONTACT, phone_number: phone() })).location).toBe(`${VISIT}?step=4`)
    // It goes with the order of whoever logs in to pay.
    await signIn()
    await fill(100)
    const { location } = await send(`${VISIT}?step=4`, payForm(await open(`${VISIT}?step=4`), 'balance'))
    expect(location).toContain('paymentStatus=3')
  })

  test('that is on file needs no code, and a new one becomes the account’s own', async () => {
    await signIn()
    await chooseTime(7)
    const here = `${VISIT}?step=3`
    await send(here, { ...CONTACT, intent: 'send_code', phone_number: phone() })
    await send(here, { intent: 'confirm_code', phone_number: phone(), code: await codeSent() })
    const { rows } = await database.pool.query('select from users where $1 = any(valid_phone_numbers)', [
      phone(),
    ])
    expect(rows).toHaveLength(1)
    kept = ''
    await chooseTime(8)
    expect((await send(here, { ...CONTACT, phone_number: phone() })).location).toBe(`${VISIT}?step=4`)
  })
})

describe('a valuation', () => {
  test('is told before it is paid, and costs no less than whoever was chosen', async () => {
    const subject = { intent: 'next', type: 'flat', address: 'Barnovi 5', area: '70,5' }
    expect((await send(RATING, subject)).location).toBe(`${RATING}?step=2`)
    await send(`${RATING}?step=2`, { intent: 'next', package: '51', rater_id: '3' })
    const told = await database.pool.query('select details, service_type_id, rater_id from rate_requests')
    expect(told.rows).toEqual([
      {
        ...{ details: { type: 'flat', address: 'Barnovi 5', area: '70.5' } },
        ...{ service_type_id: 51, rater_id: 3 },
      },
    ])
    await signIn({ phone_number: phone() })
    await fill(200)
    const here = `${RATING}?package=51&step=3`
    await send(here, { intent: 'next', name: 'Nino', phone_number: phone() })
    const page = await open(`${RATING}?package=51`)
    expect(page).toMatchObject({
      ...{ step: 4, total: 18_000 },
      answers: { package: [expect.any(String), 'Ketevan Oniani'] },
    })
    await send(`${RATING}?package=51&step=4`, payForm(page, 'balance'))
    const { body } = await api.get('/v1/services/orders', { token })
    expect(body.data).toMatchObject([{ amount: 180, details: { address: 'Barnovi 5', rater_id: '3' } }])
    expect((await database.pool.query('select from rate_requests where order_id is not null')).rowCount).toBe(
      1,
    )
  })

  test('for a company is a number to call, sent once', async () => {
    const sendCompany = (fields: Record<string, string>) =>
      actOnCompany(argsFor('/en/shefaseba', post({ intent: 'company', form_key: 'one', ...fields })))
    const wrong = await sendCompany({ company: '', phone_number: '12' })
    expect('init' in wrong && wrong.init?.status).toBe(422)
    const good = { company: 'Ezo', phone_number: '555 12 34 56' }
    for (const answer of await Promise.all([sendCompany(good), sendCompany(good)]))
      expect(answer instanceof Response && answer.headers.get('location')).toBe(
        '/en/shefaseba?sent=1#company',
      )
    expect((await database.pool.query('select from corporate_rate_requests')).rowCount).toBe(1)
    await expect(
      actOnCompany(argsFor('/en/vip', post({ intent: 'company', ...good }))),
    ).rejects.toMatchObject({ status: 400 })
  })
})

describe('what was measured', () => {
  const measure = (query = '') => loadMeasure(argsFor(`/en/account/measure${query}`))

  /** 100 m² were ordered for 150 lari, 120 were measured. @returns the order */
  async function measured(): Promise<number> {
    const { body } = await api.post(
      '/v3/payments/init-measure-service-order',
      {
        ...{ package_id: 81, type: 'flat', city: 'Tbilisi', address: 'Barnovi 5', area: 100 },
        ...{ name: 'Nino', phone_number: phone() },
      },
      { token },
    )
    await bank.pay(token, { payment_id: body.data.id, pay_with: 'balance' })
    const operator = await beginSession(database.pool, await addUser(database.pool, { is_operator: true }))
    await api.post(`/v1/operator/orders/${body.data.order_id}/area`, { area: 120 }, { token: operator })
    return body.data.order_id
  }

  test('costs its difference, which is paid once, and by nobody else', async () => {
    await signIn({ phone_number: phone() })
    await fill(200)
    const order = await measured()
    const page = await measure(`?pay=${order}`)
    expect(page.rows).toMatchObject([{ state: 'measured', difference: 3_000, measuredArea: 120 }])
    expect(page.paying).toMatchObject({ difference: 3_000, address: 'Tbilisi, Barnovi 5' })
    const form = { intent: 'pay', card_id: 'balance', form_key: page.paying?.formKey ?? '' }
    const pay = (fields: Record<string, string> = form) =>
      actOnMeasure(argsFor(`/en/account/measure?pay=${order}`, post(fields)))
    const mine = token
    await signIn()
    await expect(measure(`?pay=${order}`)).rejects.toMatchObject({ status: 404 })
    const foreign = await pay()
    expect(foreign instanceof Response && foreign.headers.get('location')).toBe('/en/account/measure')
    token = mine
    const none = await pay({ intent: 'pay' })
    expect('init' in none && none.init?.status).toBe(422)
    for (const paid of [await pay(), await pay()])
      expect(paid instanceof Response && paid.headers.get('location')).toMatch(
        /paymentStatus=3|\/en\/account\/measure$/,
      )
    expect(await bank.balance(token)).toBe(20)
    expect((await measure()).rows).toMatchObject([{ state: 'paid', payHref: undefined }])
  })
})
