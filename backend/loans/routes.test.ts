import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addBanks } from '~backend/demo/seed/banks/add-banks'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const NUMBER = '555123456'
let visitor: string
let token: string
let userId: number
let banks: Record<string, number>

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  await addBanks(pool)
  await addBanks(pool)
  const { rows } = await pool.query<{ slug: string; id: number }>('select slug, id from banks')
  banks = Object.fromEntries(rows.map(({ slug, id }) => [slug, id]))
})

beforeEach(async () => {
  visitor = randomUUID()
  await database.pool.query('truncate loan_requests')
  userId = await addUser(database.pool, { phone_number: NUMBER, valid_phone_numbers: [NUMBER] })
  token = await createSession(database.pool, userId)
})

const terms = (more: object = {}) => ({
  bank_id: banks.tbc,
  currency_id: 2,
  property_price: 100_000,
  participation_amount: 20_000,
  amount: 80_000,
  month: 120,
  percentage_rate: 1,
  only_from_developer: 0,
  ...more,
})
const request = (more: object = {}) =>
  terms({
    first_name: 'ნინო',
    last_name: 'ბერიძე',
    phone_number: '+995 555 12 34 56',
    monthly_income: '3000',
    ...more,
  })
const post = (path: string, body: object, caller: { token?: string } = {}) =>
  api.post(`/v1/take-loans/${path}`, body, { ...caller, headers: { 'x-visitor': visitor } })
const create = (body: object, caller: { token?: string } = { token }) => post('create', body, caller)
const fieldsOf = ({ body }: { body: { errors: { field: string }[] } }) =>
  body.errors.map(({ field }) => field)

async function listRequests() {
  const { rows } = await database.pool.query('select * from loan_requests order by id')
  return rows
}

async function confirmPhone(number: string): Promise<string> {
  const caller = { headers: { 'x-visitor': visitor } }
  await api.post('/v1/users/validation/send', { number }, caller)
  const { rows } = await database.pool.query('select code from phone_codes where phone_number = $1', [number])
  const { body } = await api.post('/v1/users/validation/validate', { number, code: rows[0].code }, caller)
  return body.data.confirmation
}

test('banks are answered with both currencies, limits and fields', async () => {
  const { body } = await api.get('/v1/mortgage', { locale: 'en' })
  expect(body.data.currencies).toEqual([
    { id: 1, symbol: '₾', display_name: 'Lari', key: 'gel' },
    { id: 2, symbol: '$', display_name: 'US dollar', key: 'dollar' },
  ])
  expect(body.data.banks).toHaveLength(6)
  expect(body.data.banks[0]).toEqual({
    id: banks.tbc,
    display_name: 'TBC Bank',
    image: null,
    take_loan_image: null,
    percents: {
      1: { initial_percent: 13.2, effective_percent: 14.64 },
      2: { initial_percent: 8.5, effective_percent: 9.43 },
    },
    month_periods: {
      1: { min_month_period: 3, max_month_period: 240 },
      2: { min_month_period: 3, max_month_period: 120 },
    },
    min_participation_percent: 20,
    rates_of_year: 2025,
    fees: {
      1: { disbursement_percent: 0.4, insurance_percent: 0.5 },
      2: { disbursement_percent: 0.4, insurance_percent: 0.5 },
    },
    reference_rates: { 1: 'TIBR1M', 2: 'Term SOFR' },
    loan_fields: [expect.objectContaining({ name: 'monthly_income', title: 'Monthly income, lari' })],
  })
  expect(Object.keys(body.data.banks[1].percents)).toEqual(['1'])
  expect(body.data.banks[1].loan_fields).toEqual([
    expect.objectContaining({ name: 'personal_number', type: 'text', required: 1, rules: 'digits:11' }),
    expect.objectContaining({ name: 'monthly_income', required: 1 }),
    expect.objectContaining({ name: 'employer', required: 0 }),
  ])
})

describe('a loan request', () => {
  test("is saved with the bank's rate and the answers to its fields, and listed for its sender", async () => {
    const statement = await addStatement(database.pool)
    const { status, body } = await create(request({ statement_id: statement, email: 'nino@example.ge' }))
    expect([status, body]).toEqual([
      200,
      { result: true, data: { id: expect.any(Number), redirect_url: '/sandbox/partner/tbc' } },
    ])
    expect(await listRequests()).toMatchObject([
      {
        bank_id: banks.tbc,
        user_id: userId,
        statement_id: statement,
        is_lead: false,
        property_price: 100_000,
        participation_amount: 20_000,
        amount: 80_000,
        months: 120,
        percentage_rate: 8.5,
        only_from_developer: false,
        phone_number: NUMBER,
        email: 'nino@example.ge',
        answers: { monthly_income: '3000' },
        state: 'sent',
      },
    ])
    const mine = await api.get('/v1/take-loans', { token, locale: 'en' })
    expect(mine.body.data).toEqual([
      {
        id: body.data.id,
        currency_id: 2,
        property_price: 100_000,
        amount: 80_000,
        month: 120,
        percentage_rate: 8.5,
        is_lead: false,
        state: 'sent',
        bank: { id: banks.tbc, display_name: 'TBC Bank', image: null },
        created_at: expect.stringMatching(/^\d{4}-/),
      },
    ])
    const other = await createSession(database.pool, await addUser(database.pool))
    expect((await api.get('/v1/take-loans', { token: other })).body.data).toEqual([])
    expect((await api.get('/v1/take-loans')).status).toBe(401)
  })

  test('repeated with one key is saved once, and other content with that key answers 422', async () => {
    const body = request({ idempotency_key: randomUUID() })
    const answers = await Promise.all(Array.from({ length: 30 }, () => create(body)))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await listRequests()).toHaveLength(1)
    for (const change of [{ month: 60 }, { monthly_income: '9000' }, { first_name: 'გია' }])
      expect(fieldsOf(await create({ ...body, ...change }))).toEqual(['idempotency_key'])
    expect(await listRequests()).toHaveLength(1)
  })

  test('that was saved is answered again although the bank has changed since', async () => {
    const body = request({ idempotency_key: randomUUID() })
    const first = await create(body)
    await database.pool.query(
      'update bank_offers set max_month_period = 60 where bank_id = $1 and currency_id = 2',
      [banks.tbc],
    )
    expect((await create(body)).body).toEqual(first.body)
    expect(fieldsOf(await create(request()))).toEqual(['month'])
    await database.pool.query(
      'update bank_offers set max_month_period = 120 where bank_id = $1 and currency_id = 2',
      [banks.tbc],
    )
  })

  test('of a guest requires a confirmed number, and exactly that number', async () => {
    expect(fieldsOf(await create(request(), {}))).toEqual(['phone_number'])
    const proof = await confirmPhone('555777777')
    const guest = request({ phone_number: '555777777', phone_confirmation: proof })
    expect(fieldsOf(await create({ ...guest, phone_number: '555777778' }, {}))).toEqual(['phone_number'])
    expect(fieldsOf(await create({ ...guest, phone_confirmation: randomUUID() }, {}))).toEqual([
      'phone_number',
    ])
    expect((await create(guest, {})).status).toBe(200)
    expect(await listRequests()).toMatchObject([{ user_id: null, phone_number: '555777777' }])
  })

  test('of a user whose number no code has proved requires one', async () => {
    const registered = await createSession(
      database.pool,
      await addUser(database.pool, { phone_number: '555888888' }),
    )
    const unproved = request({ phone_number: '555888888' })
    expect(fieldsOf(await create(unproved, { token: registered }))).toEqual(['phone_number'])
    const proved = { ...unproved, phone_confirmation: await confirmPhone('555888888') }
    expect((await create(proved, { token: registered })).status).toBe(200)
  })

  test.each<[object, string[]]>([
    [{ first_name: ' ', last_name: '' }, ['first_name', 'last_name']],
    [{ bank_id: 999_999 }, ['bank_id']],
    [{ currency_id: 3 }, ['currency_id']],
    [{ month: 2 }, ['month']],
    [{ month: 121 }, ['month']],
    [{ month: '12.5' }, ['month']],
    [{ property_price: -5 }, ['property_price']],
    [{ property_price: 1_000_000_000 }, ['property_price']],
    [{ participation_amount: 19_999 }, ['participation_amount']],
    [{ participation_amount: 100_001 }, ['participation_amount']],
    [{ monthly_income: 'much' }, ['monthly_income']],
    [{ monthly_income: undefined }, ['monthly_income']],
    [{ email: 'nino', personal_number: '123' }, ['email', 'personal_number']],
    [{ phone_number: '123' }, ['phone_number']],
    [{ idempotency_key: 'x' }, ['idempotency_key']],
  ])('with %j answers 422', async (change, fields) => {
    const answer = await create(request(change))
    expect([answer.status, fieldsOf(answer)]).toEqual([422, fields])
    expect(await listRequests()).toEqual([])
  })

  test('without amounts is saved with 1, as the contract says', async () => {
    const body = request({ property_price: undefined, participation_amount: '' })
    expect((await create(body)).status).toBe(200)
    expect(await listRequests()).toMatchObject([{ property_price: 1, participation_amount: 1, amount: 0 }])
  })

  test('is limited to twenty an hour', async () => {
    for (let sent = 0; sent < 20; sent += 1) expect((await create(request())).status).toBe(200)
    const { status, body } = await create(request())
    expect([status, body.data.retry_after > 3_000]).toEqual([429, true])
    expect(await listRequests()).toHaveLength(20)
  })
})

describe('a lead', () => {
  const lead = (more: object = {}) => terms({ bank_id: banks.halyk, send_lead: 1, ...more })

  test('is saved once and answers the URL of the bank', async () => {
    const body = lead({ idempotency_key: randomUUID() })
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('create-lead-only', body)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body.data.redirect_url).toBe('/sandbox/partner/halyk')
    expect(await listRequests()).toMatchObject([
      { is_lead: true, user_id: null, phone_number: null, months: 120 },
    ])
  })

  test("is not saved without `send_lead`, and answers 422 for terms outside the bank's limits", async () => {
    const { body } = await post('create-lead-only', lead({ send_lead: 0 }))
    expect(body).toEqual({ result: true, data: { redirect_url: '/sandbox/partner/halyk' } })
    expect(fieldsOf(await post('create-lead-only', lead({ month: 6 })))).toEqual(['month'])
    expect(fieldsOf(await post('create-lead-only', lead({ bank_id: 999 })))).toEqual(['bank_id'])
    expect(await listRequests()).toEqual([])
  })
})
