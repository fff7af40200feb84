import { UNANSWERED_REASONS } from '~contract/payments'
import type { ProviderStatus } from './gateway/payment-gateway'
import { PAID_STATES } from './paid-states'
import type { Payment, PaymentState } from './store'

export type PaymentTransition = {
  /** Next state; undefined if unchanged. */
  state?: PaymentState
  reason?: string
  /** True if the money has arrived and is credited. */
  isCredited?: true
  /** Total refunded by the provider, if it is more than recorded. */
  refunded?: number
  alert?: string
}

type KnownPayment = Pick<Payment, 'id' | 'state' | 'reason' | 'amount' | 'currency' | 'refunded'>

/** True if the provider is still polled: its reports have not contradicted our records. */
export function isPolled({ state, reason }: Pick<Payment, 'state' | 'reason'>): boolean {
  return state === 'pending' || (state === 'review' && reason !== null && UNANSWERED_REASONS.includes(reason))
}

export interface StatusOptions {
  /** True if an operator confirms the status despite an earlier contradiction. */
  isConfirmed?: boolean
}

/**
 * Decides the next state from the provider's status.
 * States only move forward, and mismatching amounts or currencies are never credited.
 */
export function nextPaymentState(
  payment: KnownPayment,
  status: ProviderStatus,
  { isConfirmed = false }: StatusOptions = {},
): PaymentTransition {
  const isUndecided = isPolled(payment) || (isConfirmed && payment.state === 'review')
  const isOpen = isUndecided || payment.state === 'failed' || payment.state === 'expired'
  if (!isOpen && !PAID_STATES.includes(payment.state)) return {}
  const mismatch = findMismatch(payment, status)
  switch (status.state) {
    case 'created':
    case 'pending':
    case 'held':
      return status.unknownState ? { alert: 'unknown_state' } : {}
    case 'failed':
    case 'expired':
      if (isUndecided) return { state: status.state, reason: status.reason ?? status.state }
      return isOpen ? {} : { alert: 'failed_after_success' }
    case 'succeeded':
    case 'part_refunded':
    case 'refunded':
      // The payment was never credited, and the provider has refunded all of it.
      if (isConfirmed && isOpen && mismatch && status.state === 'refunded')
        return { state: 'failed', reason: 'refunded' }
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

/**
 * Returns the newly refunded amount. A refund without an amount, or above the payment, debits nothing and
 * raises an alert.
 */
function getNewRefund(
  payment: KnownPayment,
  { state, refundedTetri }: ProviderStatus,
): Pick<PaymentTransition, 'refunded' | 'alert'> {
  // Some providers omit the amount of a full refund.
  const refunded = state === 'refunded' ? payment.amount : refundedTetri
  if (refunded > payment.amount || (state === 'part_refunded' && refunded === 0))
    return { alert: 'unknown_refund' }
  return refunded > payment.refunded ? { refunded } : {}
}
