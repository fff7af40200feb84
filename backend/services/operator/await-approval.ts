import type pg from 'pg'
import { requestApproval } from '~backend/platform/auth/operator-approvals'
import { inTransaction } from '~backend/platform/db/transaction'
import { invalidField, notFound } from '~backend/platform/http/errors'
import type { RequestedAct } from './act-on-order'
import { findOperatorOrder, lockOrder } from './operator-orders'
import { requireAllowed } from './order-rules'

/**
 * Requests a second operator's approval if the total returned exceeds one operator's limit.
 * @param amount in tetri, like the limit
 * @returns true if the act waits
 * @throws ApiError 404, 409 if the order's state does not allow it, 422 for more than is left
 */
export async function awaitsApproval(
  pool: pg.Pool,
  { orderId, operatorId, act, text }: RequestedAct,
  { amount, refundLimit }: { amount: number; refundLimit: number },
): Promise<boolean> {
  if (act !== 'refund' && act !== 'call_off') return false
  return inTransaction(pool, async (transaction) => {
    await lockOrder(transaction, orderId)
    const order = await findOperatorOrder(transaction, orderId)
    if (!order) throw notFound('Order')
    if (order.returned + amount <= refundLimit) return false
    requireAllowed(order, act, operatorId)
    if (amount > order.amount - order.returned)
      throw invalidField('amount', 'is more than is left of the payment')
    await requestApproval(transaction, {
      kind: `order_${act}`,
      subjectId: orderId,
      amount,
      text: text ?? '',
      operatorId,
    })
    return true
  })
}
