import type pg from 'pg'
import { addOperatorAct, isOperatorActDone } from '~backend/platform/auth/operator-acts'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { hasOrderAct, type OrderAct } from '~contract/operator-orders'
import { type OrderNews, tellOrderer } from '../orders/tell-orderer'
import { findOperatorOrder, lockOrder, type OperatorOrderRow } from './operator-orders'
import { requireAllowed } from './order-rules'

export interface RequestedAct {
  orderId: number
  operatorId: number
  act: OrderAct
  text?: string
  idempotencyKey: string | null
  /** Of the message to the orderer. */
  locale: Locale
}

export type ChangeOrder = (transaction: Db, order: OperatorOrderRow) => Promise<OrderNews | undefined>

/**
 * Does it once for each key, writes down who did it with the order before and after, and tells the orderer.
 * @throws ApiError 404 for what the service does not have, 409 where the order does not allow it
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
    if (news) await tellOrderer(transaction, changed, { news, cause: `operator_act:${actId}`, locale })
  })
}

/** What acts change, by the names that the log keeps. */
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
