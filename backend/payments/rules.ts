import type { ProviderStatus } from './gateway/payment-gateway'
import { PAID_STATES } from './paid-states'
import type { Payment, PaymentState } from './store'

export type PaymentTransition = {
  /** Undefined: unchanged. */
  state?: PaymentState
  reason?: string
  /** The money has arrived and is credited. */
  isCredited?: true
  /** The total that the provider has refunded, when it is more than recorded. */
  refunded?: number
  alert?: string
}

type KnownPayment = Pick<Payment, 'id' | 'state' | 'amount' | 'currency' | 'refunded'>

const OPEN_STATES: readonly PaymentState[] = ['pending', 'failed', 'expired']

/** Decides the next state from the provider's status. States only move forward, and mismatching amounts or currencies are never credited. */
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

function findMismatch(payment: KnownPayment, status: ProviderStatus): string | undefined {
  // Optional: some providers do not return it, and the lookup was by the provider's id.
  if (status.externalId !== undefined && status.externalId !== String(payment.id)) return 'wrong_id'
  if (status.tetri !== payment.amount) return 'wrong_amount'
  if (status.currency !== payment.currency) return 'wrong_currency'
  return undefined
}

function getNewRefund(
  payment: KnownPayment,
  { state, refundedTetri }: ProviderStatus,
): Pick<PaymentTransition, 'refunded'> {
  // Some providers omit the amount of a full refund.
  const refunded = state === 'refunded' ? payment.amount : refundedTetri
  return refunded > payment.refunded && refunded <= payment.amount ? { refunded } : {}
}
