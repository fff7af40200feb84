import type { PaymentNow } from '../../../upstream/payments.server'
import type { Outcome } from '../outcome.server'

/** What the page of results says. Only the ledger makes it say that something was paid, and how much. */
export type Verdict =
  | { screen: 'paid' | 'returned' | 'pending'; payment: PaymentNow }
  /** A payment that came to nothing, or a form that became none. */
  | {
      screen: 'failed'
      payment?: PaymentNow | undefined
      reason: FailureReason
      /** Where it can be tried again. */
      again?: string | undefined
    }
  /** Our own server saw it credited, and the upstream gave no number. */
  | { screen: 'credited' }
  /** Nobody knows which payment is meant, or it is another's. */
  | { screen: 'unknown' | 'guest' | 'unreachable' }

export type FailureReason = Exclude<Outcome, 'credited'> | 'not_begun' | 'expired' | 'by_address'

export interface Known {
  signedIn: boolean
  /** The visitor's own payment that the address names; `unreachable` when it cannot be asked for now. */
  payment: PaymentNow | 'unreachable' | undefined
  /** What this server saw become of the form that led here. */
  told: { outcome: Outcome; again: string } | undefined
  /** `paymentStatus` of the address. */
  status: string | null
}

/** A recorded payment first, then what this server saw; of the address itself no more than a failure is taken. */
export function verdictOn({ signedIn, payment, told, status }: Known): Verdict {
  if (payment === 'unreachable') return { screen: 'unreachable' }
  if (payment) return ofPayment(payment, told)
  if (told?.outcome === 'credited') return { screen: 'credited' }
  if (told) return { screen: 'failed', reason: told.outcome, again: told.again }
  if (!signedIn) return { screen: 'guest' }
  return status === '-1' ? { screen: 'failed', reason: 'by_address' } : { screen: 'unknown' }
}

function ofPayment(payment: PaymentNow, told: Known['told']): Verdict {
  if (payment.state === 'paid' || payment.state === 'returned') return { screen: payment.state, payment }
  const again = told?.again
  if (payment.state === 'failed') {
    const reason =
      payment.reason === 'expired' || payment.reason === 'never_begun' ? 'expired' : 'payment_declined'
    return { screen: 'failed', payment, reason, again }
  }
  // Without a method nobody was ever asked to pay.
  if (payment.method !== undefined) return { screen: 'pending', payment }
  const reason = told && told.outcome !== 'credited' ? told.outcome : 'not_begun'
  return { screen: 'failed', payment, reason, again }
}
