import { beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { withOrderer } from '~tests/fixtures/orderer'

const VISIT = '/en/booking-service/BookingView'
const database = withTestDatabase()
const { bank, browser, signIn, fill, open, send, payForm } = withOrderer(database)
let phones = 0

beforeEach(() => {
  phones += 1
})

const phone = () => `55500${String(1_000 + phones)}`

async function codeSent(): Promise<string> {
  const { rows } = await database.pool.query<{ code: string }>(
    'select code from phone_codes where phone_number = $1 order by id desc limit 1',
    [phone()],
  )
  return rows[0]?.code ?? ''
}

/** Returns a free time of the chosen branch; today may have few left, and be the last day of a month. */
async function findTime(at: number): Promise<string> {
  const { slots: month } = await open(`${VISIT}?step=2`)
  const next = month?.nextHref && (await open(`${VISIT}?step=2&month=${toNextMonth(month.month)}`)).slots
  const days = [month, next || undefined].flatMap((one) => one?.weeks.flat() ?? [])
  const day = days.find((one) => one && one.free > at)?.date
  const { slots } = await open(`${VISIT}?step=2&day=${day}`)
  return `${slots?.day} ${slots?.times[at]}`
}

function toNextMonth(month: string): string {
  const next = new Date(`${month}-01T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return next.toISOString().slice(0, 7)
}

/** Completes the first two steps of a visit and returns the chosen time. */
async function chooseTime(at: number, branch = '4', who = 'physical'): Promise<string> {
  await send(VISIT, { intent: 'next', service: 'extract', who })
  await send(`${VISIT}?step=2`, { intent: 'find', branch })
  const slot = await findTime(at)
  const { location } = await send(`${VISIT}?step=2`, { intent: 'next', branch, times_of: branch, slot })
  expect(location).toBe(`${VISIT}?step=3`)
  return slot
}

const CONTACT = { intent: 'next', name: 'Nino', personal_number: '01001012345' }

async function takeFromThem(slot: string, branch = 4) {
  const [date, time] = slot.split(' ')
  const rival = await createSession(
    database.pool,
    await addUser(database.pool, { phone_number: '555123456', valid_phone_numbers: ['555123456'] }),
  )
  const { status } = await bank.init(rival, 'public-registry-service-order', {
    package_id: 161,
    service: 'extract',
    who: 'physical',
    city: 'Batumi',
    branch,
    date,
    time,
    name: 'Gia',
    personal_number: '01001012345',
    phone_number: '555123456',
  })
  expect(status).toBe(200)
}

describe('a registry visit', () => {
  test('a visit costs the registry fee, the service fee and VAT, all of them shown', async () => {
    const first = await open(VISIT)
    expect(first).toMatchObject({ step: 1, total: undefined, visitPrice: undefined })
    // Enter sends a code only from the phone field.
    expect(first.draft.phoneProof).toBeUndefined()
    expect(first.reasons.find(({ key }) => key === 'extract')).toMatchObject({ total: 6_500 })
    await chooseTime(0)
    expect(await open(VISIT)).toMatchObject({
      step: 3,
      total: 6_500,
      visitPrice: { registerFee: 1_000, serviceFee: 4_661, vat: 839, total: 6_500 },
    })
  })

  test('the days of one branch are shown, and a time of another one is rejected', async () => {
    await send(VISIT, { intent: 'next', service: 'extract', who: 'legal' })
    const { slots } = await open(`${VISIT}?step=2`)
    expect(slots?.branchId).toBe(1)
    const slot = `${slots?.day} ${slots?.times[0]}`
    const moved = await send(`${VISIT}?step=2`, { intent: 'next', branch: '5', times_of: '1', slot })
    expect([moved.status, moved.errors]).toEqual([422, { slot: { key: 'slot_missing' } }])
    expect(moved.page?.slots?.branchId).toBe(5)
    for (const day of ['', 'tomorrow', '2026-99-99'])
      expect(
        (await send(`${VISIT}?step=2`, { intent: 'next', branch: '1', times_of: '1', slot: day })).errors,
      ).toEqual({ slot: { key: 'slot_missing' } })
    expect((await send(`${VISIT}?step=2`, { intent: 'next', branch: '99' })).errors).toEqual({
      branch: { key: 'branch_missing' },
    })
  })

  test('choosing another branch clears the time', async () => {
    await chooseTime(0)
    expect(await open(VISIT)).toMatchObject({ step: 3 })
    await send(`${VISIT}?step=2`, { intent: 'find', branch: '5', times_of: '4', slot: '2026-12-01 10:00' })
    const page = await open(VISIT)
    expect(page).toMatchObject({ step: 2, slots: { branchId: 5, chosen: '' } })
    expect(page.draft.values).toMatchObject({ branch: '5', slot: '' })
  })

  test('a time that was taken before it was chosen is replaced by offers of the nearest times', async () => {
    await send(VISIT, { intent: 'next', service: 'extract', who: 'physical' })
    await send(`${VISIT}?step=2`, { intent: 'find', branch: '4' })
    const slot = await findTime(3)
    await takeFromThem(slot)
    const late = await send(`${VISIT}?step=2`, { intent: 'next', branch: '4', times_of: '4', slot })
    expect([late.status, late.errors]).toEqual([422, { slot: { key: 'time_taken' } }])
    expect(late.page?.slots?.nearest).toHaveLength(6)
    expect(late.page?.slots?.nearest.map(({ date, time }) => `${date} ${time}`)).not.toContain(slot)
  })

  test('paying for a visit whose time was taken meanwhile charges nothing and shows the free times', async () => {
    await signIn({ phone_number: phone(), valid_phone_numbers: [phone()] })
    await fill(100)
    const slot = await chooseTime(5)
    await send(`${VISIT}?step=3`, { ...CONTACT, phone_number: phone() })
    const page = await open(`${VISIT}?step=4`)
    await takeFromThem(slot)
    const late = await send(`${VISIT}?step=4`, payForm(page, 'balance'))
    expect([late.status, late.errors]).toEqual([422, { slot: { key: 'time_taken' } }])
    expect(late.page).toMatchObject({ step: 2 })
    expect(late.page?.slots?.nearest).toHaveLength(6)
    expect(await bank.balance(browser.token)).toBe(100)

    const [nearest] = late.page?.slots?.nearest ?? []
    const form = { intent: 'next', branch: '4', times_of: '4', slot: `${nearest?.date} ${nearest?.time}` }
    await send(`${VISIT}?step=2`, form)
    const again = await open(`${VISIT}?step=4`)
    expect((await send(`${VISIT}?step=4`, payForm(again, 'balance'))).location).toContain('paymentStatus=3')
    expect(await bank.balance(browser.token)).toBe(35)
  })
})

describe('a visit on behalf of a company', () => {
  const step = `${VISIT}?step=3`
  const company = { company_name: 'Ezo LLC', company_code: '204 567 890' }
  const readDetails = async () =>
    (await database.pool.query('select details from service_orders order by id desc limit 1')).rows[0]
      ?.details

  beforeEach(() => signIn({ phone_number: phone(), valid_phone_numbers: [phone()] }))

  test('a visit for a company requires its name and code, and the operator receives them', async () => {
    await fill(100)
    await chooseTime(9, '4', 'legal')
    const contact = { ...CONTACT, phone_number: phone() }
    expect((await send(step, { ...contact, ...company, personal_number: '405123456' })).errors).toEqual({
      personal_number: { key: 'personal_number_invalid' },
    })
    expect((await send(step, contact)).errors).toEqual({
      company_name: { key: 'company_missing' },
      company_code: { key: 'company_code_missing' },
    })
    const wrong = await send(step, { ...contact, ...company, company_code: '12' })
    expect(wrong.errors).toEqual({ company_code: { key: 'company_code_invalid' } })
    expect((await open(step)).draft.values).toMatchObject({ company_name: 'Ezo LLC', company_code: '12' })
    expect((await send(step, { ...contact, ...company })).location).toBe(`${VISIT}?step=4`)
    const page = await open(`${VISIT}?step=4`)
    expect(page.answers.contact).toEqual(expect.arrayContaining(['Ezo LLC', '204567890']))
    expect((await send(`${VISIT}?step=4`, payForm(page, 'balance'))).location).toContain('paymentStatus=3')
    expect(await readDetails()).toMatchObject({ company_name: 'Ezo LLC', company_code: '204567890' })
  })

  test('a visit changed from a company to a person has no company', async () => {
    await fill(100)
    await chooseTime(10, '4', 'legal')
    const contact = { ...CONTACT, phone_number: phone() }
    await send(step, { ...contact, ...company })
    await send(`${VISIT}?step=1`, { intent: 'next', service: 'extract', who: 'physical' })
    expect((await send(step, contact)).location).toBe(`${VISIT}?step=4`)
    await send(`${VISIT}?step=4`, payForm(await open(`${VISIT}?step=4`), 'balance'))
    const details = await readDetails()
    expect(details).toMatchObject({ who: 'physical', name: 'Nino' })
    expect(details).not.toHaveProperty('company_name')
  })
})

describe('the phone number of an order', () => {
  test("a guest's number is confirmed by a code, which can be requested once a minute", async () => {
    await chooseTime(6)
    const currentStep = `${VISIT}?step=3`
    const unproven = await send(currentStep, { ...CONTACT, phone_number: phone() })
    expect(unproven.errors).toEqual({ phone_number: { key: 'phone_unconfirmed' } })
    const codeResponse = await send(currentStep, { ...CONTACT, intent: 'send_code', phone_number: phone() })
    expect(codeResponse.location).toBe(`${currentStep}#order-code`)
    expect((await open(currentStep)).draft).toMatchObject({
      phoneProof: { isDone: false },
      values: { name: 'Nino' },
    })

    const early = await send(currentStep, { intent: 'send_code', phone_number: phone() })
    expect(early).toMatchObject({ status: 429, errors: { code: { key: 'code_wait' } } })
    expect(Number(early.retryAfter)).toBeGreaterThan(50)
    const code = await codeSent()
    const wrongCode = code === '0000' ? '0001' : '0000'
    const refused = await send(currentStep, {
      intent: 'confirm_code',
      phone_number: phone(),
      code: wrongCode,
    })
    expect([refused.status, refused.errors]).toEqual([
      422,
      { code: { key: 'code_tries', args: { count: 2 } } },
    ])
    const other = await send(currentStep, { intent: 'confirm_code', phone_number: '555999999', code })
    expect(other.errors).toEqual({ phone_number: { key: 'phone_unconfirmed' } })

    const right = await send(currentStep, { intent: 'confirm_code', phone_number: phone(), code })
    expect(right.status).toBe(303)
    expect((await send(currentStep, { ...CONTACT, phone_number: phone() })).location).toBe(`${VISIT}?step=4`)
    // The slot survives signing in to pay.
    await signIn()
    await fill(100)
    const { location } = await send(`${VISIT}?step=4`, payForm(await open(`${VISIT}?step=4`), 'balance'))
    expect(location).toContain('paymentStatus=3')
  })

  test('a number on file needs no code, and a new one is added to the account', async () => {
    await signIn()
    await chooseTime(7)
    const currentStep = `${VISIT}?step=3`
    await send(currentStep, { ...CONTACT, intent: 'send_code', phone_number: phone() })
    await send(currentStep, { intent: 'confirm_code', phone_number: phone(), code: await codeSent() })
    const { rows } = await database.pool.query('select from users where $1 = any(valid_phone_numbers)', [
      phone(),
    ])
    expect(rows).toHaveLength(1)
    browser.cookies = ''
    await chooseTime(8)
    expect((await send(currentStep, { ...CONTACT, phone_number: phone() })).location).toBe(`${VISIT}?step=4`)
  })
})
