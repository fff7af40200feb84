import { notFound } from '../../../http/failures.server'
import type { Visitor } from '../../../http/visitor.server'
import { onePayment, type PaymentNow } from '../../../upstream/payments.server'

/**
 * A payment of the visitor's that money was moved for.
 * @throws 404 for any other, and for somebody else's
 */
export async function loadReceipt(visitor: Visitor, asked: string | null): Promise<PaymentNow> {
  if (!/^[1-9]\d{0,15}$/.test(asked ?? '')) throw notFound('errors.page_desc')
  const payment = await visitor.call(onePayment(Number(asked)))
  if (!payment.receiptNumber) throw notFound('errors.page_desc')
  return payment
}
