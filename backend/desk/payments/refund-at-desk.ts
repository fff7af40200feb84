import type { PaymentContext } from '~backend/payments/payment-context'
import { RefundRefused, refundPayment } from '~backend/payments/refund'
import { findPayment } from '~backend/payments/store'
import { addOperatorAct, isOperatorActDone } from '~backend/platform/auth/operator-acts'
import { inTransaction } from '~backend/platform/db/transaction'
import { ApiError, notFound } from '~backend/platform/http/errors'

interface DeskRefund {
  paymentId: number
  operatorId: number
  tetri: number
  text: string
  idempotencyKey: string | null
}

/**
 * Refunds a part of a payment at the bank. It is written down before the bank is asked, so that no refund is without its act.
 * @throws ApiError 404, 409 for what the payment does not allow
 */
export async function refundAtDesk(
  paymentContext: PaymentContext,
  { paymentId, operatorId, tetri, text, idempotencyKey }: DeskRefund,
): Promise<void> {
  const { pool } = paymentContext
  const subject = { subject: 'payment', subjectId: paymentId } as const
  const target = await inTransaction(pool, async (transaction) => {
    const payment = await findPayment(transaction, paymentId)
    if (!payment) throw notFound('Payment')
    if (await isOperatorActDone(transaction, { ...subject, idempotencyKey })) return undefined
    const total = payment.refunded + tetri
    if (total > payment.amount) throw new ApiError(409, 'It is more than is left of the payment')
    await addOperatorAct(transaction, {
      ...subject,
      operatorId,
      act: 'refund',
      text,
      before: { refunded: payment.refunded },
      after: { refunded: total },
      idempotencyKey,
    })
    return total
  })
  if (target === undefined) return
  try {
    await refundPayment(paymentContext, paymentId, target)
  } catch (error) {
    const reason = error instanceof RefundRefused ? error.reason : 'bank_failed'
    await addOperatorAct(pool, {
      ...subject,
      operatorId,
      act: 'refund_refused',
      before: {},
      after: { refusal: reason },
    })
    if (error instanceof RefundRefused) throw new ApiError(409, `The refund was refused: ${reason}`)
    throw error
  }
}
