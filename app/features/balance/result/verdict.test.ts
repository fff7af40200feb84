import { expect, test } from 'vitest'
import type { PaymentNow } from '../../../upstream/payments.server'
import { type Known, verdictOn } from './verdict'

const nothing: Known = { signedIn: true, payment: undefined, told: undefined, status: null }
const payment = (fields: Partial<PaymentNow>) =>
  ({ id: 1, amount: 1_000, method: 'card', state: 'pending', ...fields }) as PaymentNow
const again = '/en/account/payments?fill_balance=1&method=1'

test.each(['3', '0', '7', '', null])('of the address alone, paymentStatus %s is no success', (status) => {
  expect(verdictOn({ ...nothing, status })).toEqual({ screen: 'unknown' })
  expect(verdictOn({ ...nothing, signedIn: false, status })).toEqual({ screen: 'guest' })
})

test('a failure that an address claims says no more than that', () => {
  expect(verdictOn({ ...nothing, status: '-1' })).toEqual({ screen: 'failed', reason: 'by_address' })
})

test.each(['3', '-1', null])('the recorded payment wins over paymentStatus %s', (status) => {
  const of = (fields: Partial<PaymentNow>) => verdictOn({ ...nothing, status, payment: payment(fields) })
  expect(of({ state: 'paid' })).toMatchObject({ screen: 'paid' })
  expect(of({ state: 'returned' })).toMatchObject({ screen: 'returned' })
  expect(of({})).toMatchObject({ screen: 'pending' })
  expect(of({ state: 'failed', reason: 'failed' })).toMatchObject({ reason: 'payment_declined' })
  expect(of({ state: 'failed', reason: 'expired' })).toMatchObject({ reason: 'expired' })
  expect(of({ method: undefined })).toMatchObject({ screen: 'failed', reason: 'not_begun' })
})

test('what this server saw of the form is told with its reason', () => {
  const saw = (outcome: 'provider_unavailable' | 'credited', fields: Partial<Known> = {}) =>
    verdictOn({ ...nothing, told: { outcome, again }, ...fields })
  expect(saw('provider_unavailable')).toEqual({ screen: 'failed', reason: 'provider_unavailable', again })
  expect(saw('provider_unavailable', { payment: payment({ method: undefined }) })).toMatchObject({
    screen: 'failed',
    reason: 'provider_unavailable',
  })
  // It went through after all.
  expect(saw('provider_unavailable', { payment: payment({ state: 'paid' }) })).toMatchObject({
    screen: 'paid',
  })
  expect(saw('credited')).toEqual({ screen: 'credited' })
})

test('what cannot be asked for is neither success nor failure', () => {
  expect(verdictOn({ ...nothing, payment: 'unreachable', status: '3' })).toEqual({ screen: 'unreachable' })
})
