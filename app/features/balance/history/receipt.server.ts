import { notFound } from '~/http/error-responses.server'
import type { Visitor } from '~/session/visitor.server'
import { type CurrentPayment, paymentById } from '~/upstream/payments.server'

/**
 * A visitor's own completed payment.
 * @throws 404 for any other
 */
export async function loadReceipt(visitor: Visitor, paymentId: string | null): Promise<CurrentPayment> {
  if (!/^[1-9]\d{0,15}$/.test(paymentId ?? '')) throw notFound('errors.page_desc')
  const payment = await visitor.call(paymentById(Number(paymentId)))
  if (!payment.receiptNumber) throw notFound('errors.page_desc')
  return payment
}
