import { describe, expect, test } from 'vitest'
import type { CurrentPayment } from '~/upstream/payments.server'
import { getResultScreen, getResultTitle, type PaymentKnowledge } from './result-screen'

const nothing: PaymentKnowledge = {
  signedIn: true,
  payment: undefined,
  hasRecords: true,
  formOutcome: undefined,
  status: null,
}
const payment = (fields: Partial<CurrentPayment>) =>
  ({ id: 1, amount: 1_000, method: 'card', state: 'pending', ...fields }) as CurrentPayment
const retryPath = '/en/account/payments?fill_balance=1&method=1'

// Specification 1.2.98
test.each([
  ['3', 'success', 'unknown_success'],
  ['1', 'pending', 'unknown_pending'],
  ['0', 'pending', 'unknown_pending'],
  ['', 'pending', 'unknown_pending'],
  [null, 'pending', 'unknown_pending'],
])('paymentStatus %s in the URL alone is shown as %s, and confirms nothing', (status, answer, title) => {
  for (const [signedIn, screen] of [
    [true, 'unknown'],
    [false, 'guest'],
  ] as const) {
    const result = getResultScreen({ ...nothing, signedIn, status })
    expect(result).toEqual({ screen, answer })
    expect(getResultTitle(result)).toBe(title)
  }
})

// Specification 1.2.98
test.each([true, false])(
  'a failure known only from the URL shows no other reason (signed in: %s)',
  (signedIn) => {
    expect(getResultScreen({ ...nothing, signedIn, status: '-1' })).toEqual({
      screen: 'failed',
      reason: 'by_address',
    })
  },
)

// Specification 1.2.98
test.each(['3', '-1', null])('the recorded payment overrides paymentStatus %s', (status) => {
  const of = (fields: Partial<CurrentPayment>) =>
    getResultScreen({ ...nothing, status, payment: payment(fields) })
  expect(of({ state: 'paid' })).toMatchObject({ screen: 'paid' })
  expect(of({ state: 'returned' })).toMatchObject({ screen: 'returned' })
  expect(of({})).toMatchObject({ screen: 'pending' })
  expect(of({ state: 'failed', reason: 'failed' })).toMatchObject({ reason: 'payment_declined' })
  expect(of({ state: 'failed', reason: 'expired' })).toMatchObject({ reason: 'expired' })
  expect(of({ method: undefined })).toMatchObject({ screen: 'failed', reason: 'not_started' })
})

test('a partly refunded payment does not count as returned', () => {
  const titleOf = (returned: number) =>
    getResultTitle({ screen: 'returned', payment: payment({ state: 'returned', refunded: 0, returned }) })
  expect(titleOf(400)).toBe('partly_refunded')
  expect(titleOf(1_000)).toBe('returned')
})

test('the outcome of the form is shown with its reason', () => {
  const saw = (outcome: 'provider_unavailable' | 'credited', fields: Partial<PaymentKnowledge> = {}) =>
    getResultScreen({ ...nothing, formOutcome: { outcome, retryPath }, ...fields })
  expect(saw('provider_unavailable')).toEqual({ screen: 'failed', reason: 'provider_unavailable', retryPath })
  expect(saw('provider_unavailable', { payment: payment({ method: undefined }) })).toMatchObject({
    screen: 'failed',
    reason: 'provider_unavailable',
  })
  // The payment succeeded after all.
  expect(saw('provider_unavailable', { payment: payment({ state: 'paid' }) })).toMatchObject({
    screen: 'paid',
  })
  expect(saw('credited')).toEqual({ screen: 'credited' })
})

describe('upstreams without payment records', () => {
  const noRecords = { ...nothing, hasRecords: false }

  // Specification 1.2.98
  test.each([
    ['3', 'success'],
    ['-1', 'failure'],
    ['0', 'pending'],
    ['03', 'pending'],
    ['', 'pending'],
    [null, 'pending'],
  ])("paymentStatus %s is shown as the bank's answer: %s", (status, answer) => {
    for (const fields of [{}, { signedIn: false }, { payment: 'unreachable' as const }])
      expect(getResultScreen({ ...noRecords, ...fields, status })).toEqual({ screen: 'reported', answer })
  })

  test("a recorded payment and the outcome of the form override the bank's answer in the URL", () => {
    expect(getResultScreen({ ...noRecords, status: '3', payment: payment({}) })).toMatchObject({
      screen: 'pending',
    })
    const formOutcome = { outcome: 'not_enough_balance' as const, retryPath }
    expect(getResultScreen({ ...noRecords, status: '3', formOutcome })).toMatchObject({
      reason: 'not_enough_balance',
    })
  })
})

test('an unreachable payment is neither success nor failure', () => {
  expect(getResultScreen({ ...nothing, payment: 'unreachable', status: '3' })).toEqual({
    screen: 'unreachable',
  })
})
