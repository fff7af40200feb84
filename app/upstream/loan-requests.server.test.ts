import { describe, expect, test } from 'vitest'
import { createPartnerLead } from './loan-requests.server'
import { mortgage } from './loans.server'
import { confirmPhone, sendPhoneCode } from './phone-codes.server'

const terms = {
  bankId: 3,
  currencyId: 2,
  price: 100_001,
  downPayment: 15_000.15,
  months: 120,
  ratePercent: 8.5,
  onlyFromDeveloper: false,
  statementId: undefined,
  key: 'one-time',
}

describe('loan requests', () => {
  const { answer, body } = createPartnerLead(terms, '/back')

  test("a loan request is sent as a form with the contract's names and without unknown values", () => {
    expect(Object.fromEntries(body as FormData)).toEqual({
      bank_id: '3',
      currency_id: '2',
      property_price: '100001',
      participation_amount: '15000.15',
      amount: '85000.85',
      month: '120',
      percentage_rate: '8.5',
      only_from_developer: '0',
      send_lead: '1',
      redirect_url: '/back',
    })
  })

  // Specification 2.7.7
  test.each([
    [{ price: undefined, statementPrice: 250_000 }, '250000', '15000.15'],
    [{ price: undefined, statementPrice: undefined }, '1', '15000.15'],
    [{ price: 90_000, statementPrice: 250_000 }, '90000', '15000.15'],
    [{ price: undefined, downPayment: undefined }, '1', '1'],
  ])("a loan request is sent with the statement's price, or else with 1: %j", (amounts, price, own) => {
    const { body } = createPartnerLead({ ...terms, ...amounts }, '/back')
    const { property_price, participation_amount } = Object.fromEntries(body as FormData)
    expect([property_price, participation_amount]).toEqual([price, own])
  })

  // Specification 2.7.8
  test.each([
    ['https://bank.example/loan', 'https://bank.example/loan'],
    ['/sandbox/partner/halyk', '/sandbox/partner/halyk'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['javascript:alert(1)', undefined],
    [null, undefined],
    [7, undefined],
  ])('an accepted loan request counts as accepted with any answer page: %j', (redirect_url, page) => {
    expect(answer.parse({ result: true, data: { redirect_url } })).toEqual({ ok: true, page })
  })

  test.each([
    [{ errors: [{ field: 'month', message: 'too long' }] }, [{ field: 'month', message: 'too long' }]],
    [{ errors: { month: ['too long', 'odd'], x: [] } }, [{ field: 'month', message: 'too long' }]],
    [{ errors: 'no' }, []],
    [{}, []],
  ])('a loan request refused with %j returns the field errors', (refusal, fieldErrors) => {
    expect(answer.parse({ result: false, ...refusal })).toMatchObject({ ok: false, fieldErrors })
  })
})

// Specification 2.7.9
test('a code counts as sent for any response that is not a refusal', () => {
  const { answer } = sendPhoneCode('555123456', 'one')
  expect(answer.parse({ result: true, data: { retry_after: 42 } })).toEqual({ ok: true, waitSeconds: 42 })
  for (const truthy of [true, 'sent', { result: true, data: [] }, {}])
    expect(answer.parse(truthy)).toEqual({ ok: true, waitSeconds: 60 })
  expect(answer.parse({ result: false, data: { retry_after: 9 } })).toMatchObject({
    ok: false,
    waitSeconds: 9,
  })
  expect(answer.safeParse(undefined).success).toBe(false)
})

// Specification 2.4.13, 2.7.10
test('a phone counts as confirmed if the result is true', () => {
  const { answer } = confirmPhone('555123456', { code: '1234', session: 'one' })
  expect(answer.parse({ result: true })).toEqual({ ok: true, confirmation: undefined })
  expect(answer.parse({ result: true, data: [] })).toEqual({ ok: true, confirmation: undefined })
  expect(answer.parse({ result: false, data: [] })).toMatchObject({ ok: false })
})

test('banks are parsed with figures as strings and empty objects as lists, as PHP encodes them', () => {
  const bank = { id: 1, display_name: 'Bank', percents: [], month_periods: null, loan_fields: null }
  const rates = { initial_percent: '9.90', effective_percent: 'soon' }
  const { banks } = mortgage.answer.parse({
    result: true,
    data: {
      banks: [
        bank,
        { ...bank, percents: { 1: rates }, loan_fields: [{ name: 'a', title: 'A', type: 'date' }] },
      ],
      currencies: [],
    },
  })
  expect(banks[0]).toMatchObject({ offers: {}, isPartner: true, minDownPayment: undefined })
  expect(banks[1]).toMatchObject({
    offers: { 1: { ratePercent: 9.9, effectivePercent: undefined, referenceRate: 'TIBR1M' } },
    fields: [{ name: 'a', type: 'text', isRequired: false, rules: '' }],
  })
})
