import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { withLoanApi } from '~tests/fixtures/loan-api'

const database = withTestDatabase()
const { api, banks, caller, post, terms, listFields, listRequests } = withLoanApi(database)
const NUMBER = '555123456'
let token: string
let userId: number

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  userId = await addUser(database.pool, { phone_number: NUMBER, valid_phone_numbers: [NUMBER] })
  token = await createSession(database.pool, userId)
})

const request = (more: object = {}) =>
  terms('tbc', {
    first_name: 'ნინო',
    last_name: 'ბერიძე',
    phone_number: '+995 555 12 34 56',
    monthly_income: '3000',
    ...more,
  })
const create = (body: object, by: { token?: string } = { token }) => post('create', body, by)

async function confirmPhone(number: string): Promise<string> {
  await api.post('/v1/users/validation/send', { number }, caller)
  const { rows } = await database.pool.query('select code from phone_codes where phone_number = $1', [number])
  const { body } = await api.post('/v1/users/validation/validate', { number, code: rows[0].code }, caller)
  return body.data.confirmation
}

describe('loan requests', () => {
  // Specification 2.7.6
  test("a request is saved with the bank's rate and the answers to its fields, and listed for its sender", async () => {
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
        bank: { id: banks.tbc, display_name: 'TBC Bank', image: '/img/banks/tbc.svg' },
        created_at: expect.stringMatching(/^\d{4}-/),
      },
    ])
    const other = await createSession(database.pool, await addUser(database.pool))
    expect((await api.get('/v1/take-loans', { token: other })).body.data).toEqual([])
    expect((await api.get('/v1/take-loans')).status).toBe(401)
  })

  test('a request repeated with one key is saved once, and other content with that key answers 422', async () => {
    const body = request({ idempotency_key: randomUUID() })
    const answers = await Promise.all(Array.from({ length: 30 }, () => create(body)))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await listRequests()).toHaveLength(1)
    for (const change of [{ month: 60 }, { monthly_income: '9000' }, { first_name: 'გია' }])
      expect(listFields(await create({ ...body, ...change }))).toEqual(['idempotency_key'])
    expect(await listRequests()).toHaveLength(1)
  })

  test('repeating a saved request succeeds even if the bank has changed since', async () => {
    const body = request({ idempotency_key: randomUUID() })
    const first = await create(body)
    await database.pool.query(
      'update bank_offers set max_month_period = 60 where bank_id = $1 and currency_id = 2',
      [banks.tbc],
    )
    expect((await create(body)).body).toEqual(first.body)
    expect(listFields(await create(request()))).toEqual(['month'])
    await database.pool.query(
      'update bank_offers set max_month_period = 120 where bank_id = $1 and currency_id = 2',
      [banks.tbc],
    )
  })

  test('a request is confirmed by a code to the email of its own account only', async () => {
    const phone_confirmation = randomUUID()
    await database.pool.query(
      `insert into email_codes (user_id, phone_number, code, confirmation, confirmed_at)
       values ($1, '555666666', '1234', $2, now())`,
      [userId, phone_confirmation],
    )
    const sent = request({ phone_number: '555666666', phone_confirmation })
    expect(listFields(await create(sent, {}))).toEqual(['phone_number'])
    expect((await create(sent)).status).toBe(200)
  })

  test("a guest's request requires a confirmed number, and exactly that number", async () => {
    expect(listFields(await create(request(), {}))).toEqual(['phone_number'])
    const proof = await confirmPhone('555777777')
    const guest = request({ phone_number: '555777777', phone_confirmation: proof })
    expect(listFields(await create({ ...guest, phone_number: '555777778' }, {}))).toEqual(['phone_number'])
    expect(listFields(await create({ ...guest, phone_confirmation: randomUUID() }, {}))).toEqual([
      'phone_number',
    ])
    expect((await create(guest, {})).status).toBe(200)
    expect(await listRequests()).toMatchObject([{ user_id: null, phone_number: '555777777' }])
  })

  test('a request of a user with an unproved number requires a confirmed one', async () => {
    const registered = await createSession(
      database.pool,
      await addUser(database.pool, { phone_number: '555888888' }),
    )
    const unproved = request({ phone_number: '555888888' })
    expect(listFields(await create(unproved, { token: registered }))).toEqual(['phone_number'])
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
  ])('a request with %j answers 422', async (change, fields) => {
    const answer = await create(request(change))
    expect([answer.status, listFields(answer)]).toEqual([422, fields])
    expect(await listRequests()).toEqual([])
  })

  test.each([
    [19_999, 'must be at least 20 % of the price'],
    [100_001, 'must not be above the price'],
  ])('a down payment of %d for a price of 100 000 %s', async (participation_amount, message) => {
    const { body } = await create(request({ participation_amount }))
    expect(JSON.stringify(body)).toContain(message)
  })

  // Specification 2.7.7
  test('a request without amounts is saved with 1, according to the contract', async () => {
    const body = request({ property_price: undefined, participation_amount: '' })
    expect((await create(body)).status).toBe(200)
    expect(await listRequests()).toMatchObject([{ property_price: 1, participation_amount: 1, amount: 0 }])
  })

  test('requests are limited to twenty an hour', async () => {
    for (let sent = 0; sent < 20; sent += 1) expect((await create(request())).status).toBe(200)
    const { status, body } = await create(request())
    expect([status, body.data.retry_after > 3_000]).toEqual([429, true])
    expect(await listRequests()).toHaveLength(20)
  })
})
