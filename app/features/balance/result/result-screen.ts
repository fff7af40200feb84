import type { CurrentPayment } from '~/upstream/payments.server'
import type { PaymentOutcome } from '../payment-outcome.server'

/** What the page of results says. Only the ledger makes it say that something was paid, and how much. */
export type ResultScreen =
  | { screen: 'paid' | 'returned' | 'pending'; payment: CurrentPayment }
  /** A payment that came to nothing, or a form that became none. */
  | {
      screen: 'failed'
      payment?: CurrentPayment | undefined
      reason: FailureReason
      /** Where it can be tried again. */
      retryPath?: string | undefined
    }
  /** Our own server saw it credited, and the upstream gave no number. */
  | { screen: 'credited' }
  /** Nobody knows which payment is meant, or it is another's. */
  | { screen: 'unknown' | 'guest' | 'unreachable' }

export type FailureReason = Exclude<PaymentOutcome, 'credited'> | 'not_started' | 'expired' | 'by_address'

export interface PaymentKnowledge {
  signedIn: boolean
  /** The visitor's own payment that the address names; `unreachable` when it cannot be asked for now. */
  payment: CurrentPayment | 'unreachable' | undefined
  /** What this server saw become of the form that led here. */
  formOutcome: { outcome: PaymentOutcome; retryPath: string } | undefined
  /** `paymentStatus` of the address. */
  status: string | null
}

/** A recorded payment first, then what this server saw; of the address itself no more than a failure is taken. */
export function getResultScreen({
  signedIn,
  payment,
  formOutcome: told,
  status,
}: PaymentKnowledge): ResultScreen {
  if (payment === 'unreachable') return { screen: 'unreachable' }
  if (payment) return getPaymentScreen(payment, told)
  if (told?.outcome === 'credited') return { screen: 'credited' }
  if (told) return { screen: 'failed', reason: told.outcome, retryPath: told.retryPath }
  if (!signedIn) return { screen: 'guest' }
  return status === '-1' ? { screen: 'failed', reason: 'by_address' } : { screen: 'unknown' }
}

function getPaymentScreen(payment: CurrentPayment, told: PaymentKnowledge['formOutcome']): ResultScreen {
  if (payment.state === 'paid' || payment.state === 'returned') return { screen: payment.state, payment }
  const retryPath = told?.retryPath
  if (payment.state === 'failed') {
    const reason =
      payment.reason === 'expired' || payment.reason === 'never_begun' ? 'expired' : 'payment_declined'
    return { screen: 'failed', payment, reason, retryPath }
  }
  // Without a method nobody was ever asked to pay.
  if (payment.method !== undefined) return { screen: 'pending', payment }
  const reason = told && told.outcome !== 'credited' ? told.outcome : 'not_started'
  return { screen: 'failed', payment, reason, retryPath }
}
