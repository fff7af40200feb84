import type { CurrentPayment } from '~/upstream/payments.server'
import type { PaymentOutcome } from '../payment-outcome.server'
import { getReturns } from '../returns'

/** The screens of the result page. Only a recorded payment can show the amount. */
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
  /** Nobody but the bank knows of the payment, and the payer brought its answer. */
  | { screen: 'reported'; answer: BankAnswer }
  /** The payment is unknown or belongs to another user; the URL has the bank's answer. */
  | { screen: 'unknown' | 'guest'; answer: BankAnswer }
  | { screen: 'unreachable' }

export type BankAnswer = 'success' | 'failure' | 'pending'

export type FailureReason = Exclude<PaymentOutcome, 'credited'> | 'not_started' | 'expired' | 'by_address'

export interface PaymentKnowledge {
  signedIn: boolean
  /** The user's payment from the URL; `unreachable` when the upstream fails. */
  payment: CurrentPayment | 'unreachable' | undefined
  /** Our backend records every payment; an operator's APIs may not have that call. */
  hasRecords: boolean
  formOutcome: { outcome: PaymentOutcome; retryPath: string } | undefined
  /** `paymentStatus` from the URL. */
  status: string | null
}

/** The recorded payment comes first, then this server's outcome. Beside records, only a failure is believed from the URL. */
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

/** The specification's codes. */
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
  // Without a method the payer was never sent to a provider.
  if (payment.method !== undefined) return { screen: 'pending', payment }
  const reason = formOutcome && formOutcome.outcome !== 'credited' ? formOutcome.outcome : 'not_started'
  return { screen: 'failed', payment, reason, retryPath }
}

/** A key of the messages `payments.result`. */
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
