import type { ActionFunctionArgs } from '@remix-run/node'
import { balanceFilledEvent } from '~/features/analytics'
import type { ReceivedForm, RejectedForm } from '~/forms/received-form.server'
import { getVisitor } from '~/session/visitor.server'
import { createTopUp } from '~/upstream/payments.server'
import { startPayment } from '../payment-method/pay.server'
import type { PaymentMethod } from '../payment-method/payment-method'
import { errorToOutcome, refusalToOutcome } from '../payment-outcome.server'
import { redirectToOutcome } from './redirect-to-outcome.server'

type TopUp = Pick<ReceivedForm<{ amount: number; card_id: string }>, 'idempotencyKey' | 'reject'> & {
  tetri: number
  paymentMethod: PaymentMethod
}

export async function startTopUp(
  args: ActionFunctionArgs,
  { tetri, paymentMethod, idempotencyKey, reject }: TopUp,
): Promise<Response | RejectedForm> {
  const visitor = getVisitor(args)
  const payment = await visitor.call(createTopUp(tetri, idempotencyKey)).catch(errorToOutcome)
  if (typeof payment === 'string') return redirectToOutcome(args, payment)
  if (!payment.ok) {
    const isAmountRefused = payment.fieldErrors.some(({ field }) => field === 'amount')
    if (isAmountRefused) return reject({ amount: { key: 'rejected' } })
    return redirectToOutcome(args, refusalToOutcome(payment))
  }

  const { pathname, search } = new URL(args.request.url)
  const retryPath = pathname + search
  const paid = await startPayment(args, { paymentId: payment.id, paymentMethod, retryPath })
  if ('error' in paid) return reject({ card_id: { key: paid.error } })
  if ('outcome' in paid) return redirectToOutcome(args, paid.outcome, { paymentId: payment.id })
  const event = balanceFilledEvent(paymentMethod.payWith, tetri)
  args.context.dataLayer?.queueEventUntilPaid(payment.id, event)
  return paid.response
}
