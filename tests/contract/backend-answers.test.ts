import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addDemoBanks } from '~backend/demo/seed/demo-initial-data'
import { createSession } from '~backend/platform/auth/sessions'
import { success } from '~contract/schemas/envelope'
import { LoanRequestSent, Mortgage, SentLoanRequests } from '~contract/schemas/loans'
import {
  Balance,
  CurrentPayment,
  DeclineBody,
  PaymentCreated,
  PaymentHistory,
  SavedCards,
} from '~contract/schemas/payments'
import { withTestDatabase } from '../database'
import { withApi } from '../fixtures/api'
import { addUser } from '../fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
let token: string

beforeAll(async () => {
  await addDemoBanks(database.pool)
  token = await createSession(database.pool, await addUser(database.pool))
  await database.pool.query("insert into promo_codes (code, amount) values ('SAMPLE', 1000)")
  await api.post('/v1/users/fill-balance/promo-code/sample', new FormData(), { token })
})

// Specification 1.7.11 with /v3/payments/cards
test.each([
  ['/v1/mortgage', Mortgage],
  ['/v1/take-loans', SentLoanRequests],
  ['/v3/payments/balance', Balance],
  ['/v3/payments/history', PaymentHistory],
  ['/v3/payments/cards', SavedCards],
])('the backend answers GET %s in the shape of its schema', async (path, schema) => {
  const { status, body } = await api.get(path, { token, locale: 'en' })
  expect(status).toBe(200)
  expect(() => success(schema).parse(body)).not.toThrow()
})

test('the backend answers a lead in the shape of its schema', async () => {
  const { body } = await api.get('/v1/mortgage')
  const partner = body.data.banks.find((bank: { loan_fields: unknown[] }) => bank.loan_fields.length === 0)
  const [[currency, months]] = Object.entries<{ max_month_period: number }>(partner.month_periods) as [
    [string, { max_month_period: number }],
  ]
  const lead = {
    bank_id: partner.id,
    currency_id: currency,
    property_price: 100_000,
    participation_amount: 50_000,
    month: months.max_month_period,
    send_lead: 1,
    idempotency_key: randomUUID(),
  }
  const sent = await api.post('/v1/take-loans/create-lead-only', lead, { token })
  expect(success(LoanRequestSent).parse(sent.body)).toEqual({ redirect_url: expect.any(String) })
})

// Specification 1.7.18
test('the backend answers a top-up and its payment in the shape of their schemas', async () => {
  const created = await api.post('/v3/payments/init-fill-balance', { amount: 10 }, { token })
  const { id } = success(PaymentCreated).parse(created.body)
  const { body } = await api.get(`/v3/payments/${id}`, { token })
  expect(success(CurrentPayment).parse(body)).toMatchObject({ id, purpose: 'fill_balance', amount: 1_000 })
})

test('the backend declines an unknown promo code with a reason of the contract', async () => {
  const { body } = await api.post('/v1/users/fill-balance/promo-code/none', new FormData(), { token })
  expect(DeclineBody.parse(body).message).toBe('promo_code_unknown')
})
