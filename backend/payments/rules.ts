import type { ProviderStatus } from './gateway/payment-gateway'
import type { Payment, PaymentState } from './store'

/** Of one top-up: 1 to 5,000 lari. */
export const MIN_TOP_UP = 100
export const MAX_TOP_UP = 500_000

/** What a payment becomes by what its provider says. */
export type PaymentTransition = {
  /** The state that it goes on to; undefined: it stays. */
  state?: PaymentState
  reason?: string
  /** The money has arrived and is to be credited. */
  isCredited?: true
  /** All that was given back until now, when that is more than we knew. */
  refunded?: number
  /** Somebody is to be told. */
  alert?: string
}

type KnownPayment = Pick<Payment, 'id' | 'state' | 'amount' | 'currency' | 'refunded'>

/** States in which no money has been credited; money may still arrive after a provider had given up. */
const OPEN_STATES: readonly PaymentState[] = ['pending', 'failed', 'expired']
const PAID_STATES: readonly PaymentState[] = ['succeeded', 'part_refunded']

/** What follows from the provider's word. States only go forward, and what cannot be right is never credited. */
export function nextPaymentState(payment: KnownPayment, status: ProviderStatus): PaymentTransition {
  const isOpen = OPEN_STATES.includes(payment.state)
  if (!isOpen && !PAID_STATES.includes(payment.state)) return {}
  const mismatch = findMismatch(payment, status)
  switch (status.state) {
    case 'created':
    case 'pending':
    case 'held':
      return status.unknownState ? { alert: 'unknown_state' } : {}
    case 'failed':
    case 'expired':
      if (payment.state === 'pending') return { state: status.state, reason: status.reason ?? status.state }
      return isOpen ? {} : { alert: 'failed_after_success' }
    case 'succeeded':
    case 'part_refunded':
    case 'refunded':
      if (isOpen && mismatch) return { state: 'review', reason: mismatch, alert: mismatch }
      if (mismatch) return { alert: mismatch }
      return { ...(isOpen && { state: 'succeeded', isCredited: true }), ...getNewRefund(payment, status) }
  }
}

/** What the provider says that is not what was asked. */
function findMismatch(payment: KnownPayment, status: ProviderStatus): string | undefined {
  // Not every provider tells it back; what we asked by is the provider's own id.
  if (status.externalId !== undefined && status.externalId !== String(payment.id)) return 'wrong_id'
  if (status.tetri !== payment.amount) return 'wrong_amount'
  if (status.currency !== payment.currency) return 'wrong_currency'
  return undefined
}

function getNewRefund(
  payment: KnownPayment,
  { state, refundedTetri }: ProviderStatus,
): Pick<PaymentTransition, 'refunded'> {
  // Not every provider says how much when it was all.
  const refunded = state === 'refunded' ? payment.amount : refundedTetri
  return refunded > payment.refunded && refunded <= payment.amount ? { refunded } : {}
}
