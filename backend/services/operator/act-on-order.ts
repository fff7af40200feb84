import type pg from 'pg'
import { addOperatorAct, isOperatorActDone } from '~backend/platform/auth/operator-acts'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { hasOrderAct, type OrderAct } from '~contract/desk'
import { notifyCustomer, type OrderNews } from '../orders/notify-customer'
import { findOperatorOrder, lockOrder, type OperatorOrderRow } from './operator-orders'
import { requireAllowed } from './order-rules'

export interface RequestedAct {
  orderId: number
  operatorId: number
  act: OrderAct
  text?: string
  idempotencyKey: string | null
  /** Default language of the message to the customer. */
  locale: Locale
}

export type ChangeOrder = (transaction: Db, order: OperatorOrderRow) => Promise<OrderNews | undefined>

/**
 * Carries out an act once per key, logs the order before and after, and notifies the customer.
 * @throws ApiError 404 for an act the service lacks, 409 if the order's state does not allow it
 */
export async function actOnOrder(pool: pg.Pool, requested: RequestedAct, change: ChangeOrder): Promise<void> {
  const { orderId, operatorId, act, text, idempotencyKey, locale } = requested
  await inTransaction(pool, async (transaction) => {
    await lockOrder(transaction, orderId)
    const order = await findOperatorOrder(transaction, orderId)
    if (!order || !hasOrderAct(order.service_key, act)) throw notFound('Order')
    if (
      await isOperatorActDone(transaction, { subject: 'service_order', subjectId: orderId, idempotencyKey })
    )
      return
    requireAllowed(order, act, operatorId)
    const news = await change(transaction, order)
    const changed = await findOperatorOrder(transaction, orderId)
    if (!changed) throw new Error('the order is gone')
    const actId = await addOperatorAct(transaction, {
      operatorId,
      subject: 'service_order',
      subjectId: orderId,
      act,
      text: text ?? '',
      before: toLogged(order),
      after: toLogged(changed),
      idempotencyKey,
    })
    if (news) await notifyCustomer(transaction, changed, { news, cause: `operator_act:${actId}`, locale })
  })
}

/** Returns the logged values that acts change. */
function toLogged(order: OperatorOrderRow) {
  const { state, assigned_to, scheduled, ends, handed_over_at, returned, closing_note } = order
  const { statements, document, measurement } = order
  return {
    state,
    assigned_to,
    scheduled,
    ends,
    handed_over_at,
    refunded: returned,
    closing_note,
    statements,
    document,
    measurement,
  }
}
