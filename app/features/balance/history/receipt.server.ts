import { notFound } from '~/http/error-responses.server'
import type { Visitor } from '~/session/visitor.server'
import { type CurrentPayment, paymentById } from '~/upstream/payments.server'
import { parseId } from '~contract/values/ids'

/** @throws Response 404 for a payment that is not completed or not the visitor's own */
export async function loadReceipt(visitor: Visitor, paymentId: string | null): Promise<CurrentPayment> {
  const id = parseId(paymentId, Number.MAX_SAFE_INTEGER)
  if (!id) throw notFound('errors.page_desc')
  const payment = await visitor.call(paymentById(id))
  if (!payment.receiptNumber) throw notFound('errors.page_desc')
  return payment
}
