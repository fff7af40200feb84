import type { ProviderStatus } from './gateway/gateway'
import type { Payment, PaymentState } from './store'

/** Of one top-up: 1 to 5,000 lari. */
export const LEAST_TOP_UP = 100
export const MOST_TOP_UP = 500_000

/** What a payment becomes by what its provider says. */
export type Verdict = {
  /** The state that it goes on to; undefined: it stays. */
  to?: PaymentState
  reason?: string
  /** The money has arrived and is to be credited. */
  isCredited?: true
  /** All that was given back until now, when that is more than we knew. */
  refunded?: number
  /** Somebody is to be told. */
  alarm?: string
}

type Known = Pick<Payment, 'id' | 'state' | 'amount' | 'currency' | 'refunded'>

/** States in which no money has been credited; money may still arrive after a provider had given up. */
const OPEN: readonly PaymentState[] = ['pending', 'failed', 'expired']
const PAID: readonly PaymentState[] = ['succeeded', 'part_refunded']

/** What follows from the provider's word. States only go forward, and what cannot be right is never credited. */
export function verdictOn(payment: Known, status: ProviderStatus): Verdict {
  const isOpen = OPEN.includes(payment.state)
  if (!isOpen && !PAID.includes(payment.state)) return {}
  const wrong = wrongIn(payment, status)
  switch (status.state) {
    case 'created':
    case 'pending':
    case 'held':
      return status.unknownState ? { alarm: 'unknown_state' } : {}
    case 'failed':
    case 'expired':
      if (payment.state === 'pending') return { to: status.state, reason: status.reason ?? status.state }
      return isOpen ? {} : { alarm: 'failed_after_success' }
    case 'succeeded':
    case 'part_refunded':
    case 'refunded':
      if (isOpen && wrong) return { to: 'review', reason: wrong, alarm: wrong }
      if (wrong) return { alarm: wrong }
      return { ...(isOpen && { to: 'succeeded', isCredited: true }), ...refundOf(payment, status) }
  }
}

/** What the provider says that is not what was asked. */
function wrongIn(payment: Known, status: ProviderStatus): string | undefined {
  // Not every provider tells it back; what we asked by is the provider's own id.
  if (status.externalId !== undefined && status.externalId !== String(payment.id)) return 'wrong_id'
  if (status.tetri !== payment.amount) return 'wrong_amount'
  if (status.currency !== payment.currency) return 'wrong_currency'
  return undefined
}

function refundOf(payment: Known, { state, refundedTetri }: ProviderStatus): Pick<Verdict, 'refunded'> {
  // Not every provider says how much when it was all.
  const refunded = state === 'refunded' ? payment.amount : refundedTetri
  return refunded > payment.refunded && refunded <= payment.amount ? { refunded } : {}
}
