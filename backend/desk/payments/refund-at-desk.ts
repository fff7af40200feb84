import { z } from 'zod'
import type { PaymentContext } from '~backend/payments/payment-context'
import { RefundRefused, refundPayment } from '~backend/payments/refund'
import { lockPayment } from '~backend/payments/store'
import { addOperatorAct, findOperatorAct } from '~backend/platform/auth/operator-acts'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { ApiError } from '~backend/platform/http/errors'

/** Values stored with the act of a refund. */
const RefundedTotal = z.object({ refunded: z.number().int() })

interface DeskRefund {
  paymentId: number
  operatorId: number
  tetri: number
  text: string
  idempotencyKey: string | null
}

/**
 * Refunds a part of a payment at the bank.
 * The act is stored before the bank is called, so every refund has an act. The same key requests the same
 * total again, because the first call may have failed.
 * @throws ApiError 404, 409 if the payment's state does not allow it, or the bank's own error
 */
export async function refundAtDesk(paymentContext: PaymentContext, refund: DeskRefund): Promise<void> {
  const { paymentId, operatorId } = refund
  const { target, isRepeated } = await inTransaction(paymentContext.pool, (transaction) =>
    recordRefund(transaction, refund),
  )
  try {
    const { isRequested } = await refundPayment(paymentContext, paymentId, target)
    // A repeated request finds its own refund.
    if (!isRequested && !isRepeated) throw new ApiError(409, 'Another refund came first')
  } catch (error) {
    const reason = toRefusal(error)
    await addOperatorAct(paymentContext.pool, {
      subject: 'payment',
      subjectId: paymentId,
      operatorId,
      act: 'refund_refused',
      before: {},
      after: { refusal: reason },
    })
    if (error instanceof RefundRefused) throw new ApiError(409, `The refund was refused: ${reason}`)
    throw error
  }
}

function toRefusal(error: unknown): string {
  if (error instanceof RefundRefused) return error.reason
  return error instanceof ApiError ? 'other_refund' : 'bank_failed'
}

/**
 * Records the refund.
 * @returns the total of all refunds of the payment after this one, in tetri
 */
async function recordRefund(
  transaction: Db,
  { paymentId, operatorId, tetri, text, idempotencyKey }: DeskRefund,
): Promise<{ target: number; isRepeated: boolean }> {
  const payment = await lockPayment(transaction, paymentId)
  const subject = { subject: 'payment', subjectId: paymentId } as const
  const earlier = await findOperatorAct(transaction, { ...subject, idempotencyKey })
  if (earlier) {
    const [before, target] = [RefundedTotal.parse(earlier.before), RefundedTotal.parse(earlier.after)]
    // Another refund has changed the total, so the bank would refund less than was requested.
    if (payment.refunded !== before.refunded && payment.refunded < target.refunded)
      throw new ApiError(409, 'Another refund was made meanwhile')
    return { target: target.refunded, isRepeated: true }
  }
  const target = payment.refunded + tetri
  if (target > payment.amount) throw new ApiError(409, 'It is more than is left of the payment')
  await addOperatorAct(transaction, {
    ...subject,
    operatorId,
    act: 'refund',
    text,
    before: { refunded: payment.refunded },
    after: { refunded: target },
    idempotencyKey,
  })
  return { target, isRepeated: false }
}
