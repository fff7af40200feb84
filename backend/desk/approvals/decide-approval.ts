import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import type { PaymentContext } from '~backend/payments/payment-context'
import { addOperatorAct } from '~backend/platform/auth/operator-acts'
import { type ApprovalRow, lockApproval } from '~backend/platform/auth/operator-approvals'
import { inTransaction } from '~backend/platform/db/transaction'
import { ApiError, notFound, tooManyRequests } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { actOnOrder } from '~backend/services/operator/act-on-order'
import { cancelAtDesk, refundOrder } from '~backend/services/operator/order-changes'
import { APPROVAL_SUBJECTS, type ApprovalDecision } from '~contract/desk'
import { refundAtDesk } from '../payments/refund-at-desk'
import { changeUser } from '../users/change-user'

interface Decision {
  id: string
  operatorId: number
  decision: ApprovalDecision
  /** Language of the message to the customer. */
  locale: Locale
}

/**
 * One decision at a time, because each holds a connection of the pool while the bank is called.
 * Its act needs a second connection, so concurrent decisions could deadlock.
 */
const decisions = bulkhead(1, 20)

const RETRY_SECONDS = 5

/**
 * Approves, rejects or withdraws a request.
 * The request id is the act's key, so a failure to store the decision does not repeat the act.
 * @throws ApiError 404 if it is not pending, 403 for approving one's own request or withdrawing another's,
 *   429 if the queue is full
 */
export async function decideApproval(paymentContext: PaymentContext, decided: Decision): Promise<void> {
  await decisions
    .execute(() => decide(paymentContext, decided))
    .catch((error: unknown) => {
      throw error instanceof BulkheadRejectedError ? tooManyRequests(RETRY_SECONDS) : error
    })
}

async function decide(paymentContext: PaymentContext, decided: Decision): Promise<void> {
  const { id, operatorId, decision } = decided
  await inTransaction(paymentContext.pool, async (transaction) => {
    const approval = await lockApproval(transaction, id)
    if (!approval) throw notFound('Approval')
    if ((approval.requested_by === operatorId) !== (decision === 'withdraw'))
      throw new ApiError(403, 'Another operator decides this')
    if (decision === 'approve') await apply(paymentContext, approval, decided)
    else
      await addOperatorAct(transaction, {
        operatorId,
        subject: APPROVAL_SUBJECTS[approval.kind],
        subjectId: approval.subject_id,
        act: `${decision}_approval`,
        before: {},
        after: { approval: approval.kind },
      })
    await transaction.query(
      'update operator_approvals set outcome = $2, decided_by = $3, decided_at = now() where id = $1',
      [id, decision, operatorId],
    )
  })
}

async function apply(
  paymentContext: PaymentContext,
  { id, kind, subject_id: subjectId, amount, text }: ApprovalRow,
  { operatorId, locale }: Decision,
): Promise<void> {
  const { pool } = paymentContext
  const tetri = amount ?? 0
  switch (kind) {
    case 'make_operator':
      return inTransaction(pool, (transaction) =>
        changeUser(transaction, {
          userId: subjectId,
          operatorId,
          act: 'make_operator',
          text,
          idempotencyKey: id,
        }),
      )
    case 'payment_refund':
      return refundAtDesk(paymentContext, {
        paymentId: subjectId,
        operatorId,
        tetri,
        text,
        idempotencyKey: id,
      })
    case 'order_refund':
    case 'order_call_off': {
      const act = kind === 'order_refund' ? 'refund' : 'call_off'
      const change = act === 'refund' ? refundOrder : cancelAtDesk
      return actOnOrder(
        pool,
        { orderId: subjectId, operatorId, act, text, idempotencyKey: id, locale },
        (transaction, order) => change(transaction, order, { tetri, text }),
      )
    }
  }
}
