import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProviderState, ProviderStatus } from './gateway/payment-gateway'
import { nextPaymentState } from './rules'
import type { PaymentState } from './store'

const payment = {
  id: 7,
  state: 'pending' as PaymentState,
  reason: null as string | null,
  amount: 1_000,
  currency: 'GEL',
  refunded: 0,
}
const providerStatus = (state: ProviderState, more: Partial<ProviderStatus> = {}): ProviderStatus => ({
  state,
  tetri: 1_000,
  currency: 'GEL',
  refundedTetri: 0,
  externalId: '7',
  ...more,
})

describe('pending payments', () => {
  test.each(['created', 'pending', 'held'] as const)(
    'a payment stays pending while the provider reports %s',
    (state) => {
      expect(nextPaymentState(payment, providerStatus(state))).toEqual({})
    },
  )

  test('a payment is credited on success, even after it had expired', () => {
    for (const state of ['pending', 'failed', 'expired'] as const)
      expect(nextPaymentState({ ...payment, state }, providerStatus('succeeded'))).toEqual({
        state: 'succeeded',
        isCredited: true,
      })
  })

  test("a payment fails with the provider's reason", () => {
    expect(nextPaymentState(payment, providerStatus('failed', { reason: 'declined' }))).toEqual({
      state: 'failed',
      reason: 'declined',
    })
    expect(nextPaymentState(payment, providerStatus('expired'))).toEqual({
      state: 'expired',
      reason: 'expired',
    })
  })

  test('a payment stays pending and raises an alert in an unknown state', () => {
    expect(nextPaymentState(payment, providerStatus('pending', { unknownState: 'moon' }))).toEqual({
      alert: 'unknown_state',
    })
  })

  test('a payment is credited and refunded when both are reported at once', () => {
    const nextState = { state: 'succeeded', isCredited: true }
    expect(nextPaymentState(payment, providerStatus('part_refunded', { refundedTetri: 300 }))).toEqual({
      ...nextState,
      refunded: 300,
    })
    expect(nextPaymentState(payment, providerStatus('refunded'))).toEqual({ ...nextState, refunded: 1_000 })
  })

  test.each([
    ['wrong_amount', { tetri: 999 }],
    ['wrong_amount', { tetri: undefined }],
    ['wrong_currency', { currency: 'USD' }],
    ['wrong_currency', { currency: undefined }],
    ['wrong_id', { externalId: '8' }],
  ] as const)('a payment is set aside for %s', (reason, more) => {
    expect(nextPaymentState(payment, providerStatus('succeeded', more))).toEqual({
      state: 'review',
      reason,
      alert: reason,
    })
  })
})

describe.each(['never_final', 'unknown_charge'])('payments set aside as %s', (reason) => {
  const unanswered = { ...payment, state: 'review' as const, reason }

  test('a payment set aside follows later reports of the provider', () => {
    expect(nextPaymentState(unanswered, providerStatus('pending'))).toEqual({})
    expect(nextPaymentState(unanswered, providerStatus('failed', { reason: 'declined' }))).toEqual({
      state: 'failed',
      reason: 'declined',
    })
    expect(nextPaymentState(unanswered, providerStatus('succeeded'))).toEqual({
      state: 'succeeded',
      isCredited: true,
    })
  })

  test('a payment set aside is not credited with another amount', () => {
    expect(nextPaymentState(unanswered, providerStatus('succeeded', { tetri: 999 }))).toEqual({
      state: 'review',
      reason: 'wrong_amount',
      alert: 'wrong_amount',
    })
  })
})

describe('payments set aside for a contradiction', () => {
  const contradicted = { ...payment, state: 'review' as const, reason: 'wrong_amount' }

  test.each(['succeeded', 'failed', 'refunded'] as const)(
    'a contradictory payment stays set aside when %s is reported',
    (state) => {
      expect(nextPaymentState(contradicted, providerStatus(state))).toEqual({})
    },
  )

  test('a contradictory payment follows a consistent status that an operator confirms', () => {
    expect(nextPaymentState(contradicted, providerStatus('succeeded'), { isConfirmed: true })).toEqual({
      state: 'succeeded',
      isCredited: true,
    })
    expect(nextPaymentState(contradicted, providerStatus('failed'), { isConfirmed: true })).toMatchObject({
      state: 'failed',
    })
  })

  test('a confirmed refund fails a contradictory payment, and another amount is never credited', () => {
    const status = (state: ProviderState) => providerStatus(state, { tetri: 999 })
    expect(nextPaymentState(contradicted, status('refunded'), { isConfirmed: true })).toEqual({
      state: 'failed',
      reason: 'refunded',
    })
    expect(nextPaymentState(contradicted, status('succeeded'), { isConfirmed: true })).toMatchObject({
      state: 'review',
    })
  })
})

test('success is not reverted by a late failure', () => {
  expect(nextPaymentState({ ...payment, state: 'succeeded' }, providerStatus('failed'))).toEqual({
    alert: 'failed_after_success',
  })
})

test.each([0, 1_001])('a part refund of %d debits nothing and raises an alert', (refundedTetri) => {
  const paid = { ...payment, state: 'succeeded' as const }
  const expected = { alert: 'unknown_refund' }
  expect(nextPaymentState(paid, providerStatus('part_refunded', { refundedTetri }))).toEqual(expected)
})

test('a repeated refund report debits only the new amount', () => {
  const part = { ...payment, state: 'part_refunded' as const, refunded: 300 }
  expect(nextPaymentState(part, providerStatus('part_refunded', { refundedTetri: 300 }))).toEqual({})
  expect(nextPaymentState(part, providerStatus('part_refunded', { refundedTetri: 400 }))).toEqual({
    refunded: 400,
  })
})

test('any sequence of statuses credits at most once, and only the exact amount', () => {
  const states: ProviderState[] = [
    ...([
      'created',
      'pending',
      'held',
      'succeeded',
      'failed',
      'expired',
      'part_refunded',
      'refunded',
    ] as const),
  ]
  const anything = fc.record({
    state: fc.constantFrom(...states),
    tetri: fc.constantFrom(1_000, 999, undefined),
    currency: fc.constantFrom('GEL', 'USD', undefined),
    refundedTetri: fc.constantFrom(0, 300, 1_000, 2_000),
    externalId: fc.constantFrom('7', '8', undefined),
  })
  const setAside = fc.constantFrom(null, 'never_final', 'unknown_charge', 'wrong_amount')
  fc.assert(
    fc.property(setAside, fc.array(fc.tuple(anything, fc.boolean()), { maxLength: 30 }), (reason, story) => {
      const known = { ...payment, ...(reason !== null && { state: 'review' as PaymentState, reason }) }
      let credits = 0
      for (const [status, isConfirmed] of story) {
        const nextState = nextPaymentState(known, status, { isConfirmed })
        if (nextState.isCredited) {
          credits += 1
          expect(status).toMatchObject({ tetri: 1_000, currency: 'GEL' })
          expect(status.externalId).not.toBe('8')
        }
        if (nextState.state) {
          known.state = nextState.state
          known.reason = nextState.reason ?? null
        }
        if (nextState.refunded !== undefined) {
          expect(nextState.refunded).toBeGreaterThan(known.refunded)
          known.refunded = nextState.refunded
          known.state = known.refunded === known.amount ? 'refunded' : 'part_refunded'
        }
      }
      expect(credits).toBeLessThanOrEqual(1)
      if (known.refunded > 0) expect(credits).toBe(1)
    }),
  )
})
