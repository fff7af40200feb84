import type { CurrentPayment } from '~/upstream/payments.server'
import type { PaymentOutcome } from '../payment-outcome.server'
import { getReturns } from '../returns'

/** Screens of the result page. Only a recorded payment can show the amount. */
export type ResultScreen =
  | { screen: 'paid' | 'returned' | 'pending'; payment: CurrentPayment }
  | {
      screen: 'failed'
      payment?: CurrentPayment | undefined
      reason: FailureReason
      retryPath?: string | undefined
    }
  /** Credited by our server, without a payment id from the upstream. */
  | { screen: 'credited' }
  /** Reported only by the bank's answer in the payer's URL. */
  | { screen: 'reported'; answer: BankAnswer }
  /** Unknown payment, or another user's; the URL has the bank's answer. */
  | { screen: 'unknown' | 'guest'; answer: BankAnswer }
  | { screen: 'unreachable' }

export type BankAnswer = 'success' | 'failure' | 'pending'

export type FailureReason = Exclude<PaymentOutcome, 'credited'> | 'not_started' | 'expired' | 'by_address'

export interface PaymentKnowledge {
  signedIn: boolean
  /** Payment of the URL; `unreachable` if the upstream fails. */
  payment: CurrentPayment | 'unreachable' | undefined
  /** True if payments are recorded, as by our backend; an operator's APIs may lack that call. */
  hasRecords: boolean
  formOutcome: { outcome: PaymentOutcome; retryPath: string } | undefined
  /** `paymentStatus` from the URL. */
  status: string | null
}

/**
 * Returns the screen. The recorded payment comes first, then this server's outcome. With payment records, the
 * URL can only report a failure.
 */
export function getResultScreen(knowledge: PaymentKnowledge): ResultScreen {
  const { signedIn, payment, hasRecords, formOutcome, status } = knowledge
  if (payment === 'unreachable' && hasRecords) return { screen: 'unreachable' }
  if (payment && payment !== 'unreachable') return getPaymentScreen(payment, formOutcome)
  if (formOutcome?.outcome === 'credited') return { screen: 'credited' }
  if (formOutcome) return { screen: 'failed', reason: formOutcome.outcome, retryPath: formOutcome.retryPath }
  if (!hasRecords) return { screen: 'reported', answer: parseBankAnswer(status) }
  if (status === '-1') return { screen: 'failed', reason: 'by_address' }
  return { screen: signedIn ? 'unknown' : 'guest', answer: parseBankAnswer(status) }
}

/** Parses the specification's status codes: 3 for success, -1 for failure. */
function parseBankAnswer(status: string | null): BankAnswer {
  if (status === '3') return 'success'
  return status === '-1' ? 'failure' : 'pending'
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
  // The payer was never sent to a provider if the method is missing.
  if (payment.method !== undefined) return { screen: 'pending', payment }
  const reason = formOutcome && formOutcome.outcome !== 'credited' ? formOutcome.outcome : 'not_started'
  return { screen: 'failed', payment, reason, retryPath }
}

/** Returns a key of the messages `payments.result`. */
export function getResultTitle(result: ResultScreen) {
  switch (result.screen) {
    case 'reported':
      return `reported_${result.answer}` as const
    case 'guest':
    case 'unknown':
      return result.answer === 'success' ? 'unknown_success' : 'unknown_pending'
    case 'credited':
      return 'paid'
    case 'returned':
      return getReturns(result.payment).isPartial ? 'partly_refunded' : 'returned'
    default:
      return result.screen
  }
}
