import type { CurrentPayment } from '~/upstream/payments.server'
import type { PaymentOutcome } from '../payment-outcome.server'

/** The screens of the result page. Only a recorded payment can show success and the amount. */
export type ResultScreen =
  | { screen: 'paid' | 'returned' | 'pending'; payment: CurrentPayment }
  | {
      screen: 'failed'
      payment?: CurrentPayment | undefined
      reason: FailureReason
      retryPath?: string | undefined
    }
  /** Our server credited it, but the upstream returned no payment id. */
  | { screen: 'credited' }
  /** The payment is not known, or belongs to somebody else. */
  | { screen: 'unknown' | 'guest' | 'unreachable' }

export type FailureReason = Exclude<PaymentOutcome, 'credited'> | 'not_started' | 'expired' | 'by_address'

export interface PaymentKnowledge {
  signedIn: boolean
  /** The user's payment from the URL; `unreachable` when the upstream fails. */
  payment: CurrentPayment | 'unreachable' | undefined
  formOutcome: { outcome: PaymentOutcome; retryPath: string } | undefined
  /** `paymentStatus` from the URL. */
  status: string | null
}

/** The recorded payment comes first, then this server's outcome; from the URL only a failure is believed. */
export function getResultScreen({ signedIn, payment, formOutcome, status }: PaymentKnowledge): ResultScreen {
  if (payment === 'unreachable') return { screen: 'unreachable' }
  if (payment) return getPaymentScreen(payment, formOutcome)
  if (formOutcome?.outcome === 'credited') return { screen: 'credited' }
  if (formOutcome) return { screen: 'failed', reason: formOutcome.outcome, retryPath: formOutcome.retryPath }
  if (!signedIn) return { screen: 'guest' }
  return status === '-1' ? { screen: 'failed', reason: 'by_address' } : { screen: 'unknown' }
}

function getPaymentScreen(
  payment: CurrentPayment,
  formOutcome: PaymentKnowledge['formOutcome'],
): ResultScreen {
  if (payment.state === 'paid' || payment.state === 'returned') return { screen: payment.state, payment }
  const retryPath = formOutcome?.retryPath
  if (payment.state === 'failed') {
    const reason =
      payment.reason === 'expired' || payment.reason === 'never_begun' ? 'expired' : 'payment_declined'
    return { screen: 'failed', payment, reason, retryPath }
  }
  // Without a method the payer was never sent to a provider.
  if (payment.method !== undefined) return { screen: 'pending', payment }
  const reason = formOutcome && formOutcome.outcome !== 'credited' ? formOutcome.outcome : 'not_started'
  return { screen: 'failed', payment, reason, retryPath }
}
