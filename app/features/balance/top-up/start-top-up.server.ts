import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { balanceFilledEvent } from '~/features/analytics'
import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import { withoutParams } from '~/http/own-path'
import { getVisitor } from '~/session/visitor.server'
import { createTopUp } from '~/upstream/payments.server'
import { startPayment } from '../payment-method/pay.server'
import { BALANCE, type PaymentMethod, POINTS, parsePaymentMethod } from '../payment-method/payment-method'
import {
  errorToOutcome,
  type PaymentOutcome,
  refusalToOutcome,
  serializePaymentOrigin,
  toOutcomeRedirect,
} from '../payment-outcome.server'
import { parseTopUpAmount } from './amount'
import type { TopUpFormResult } from './form'
import { getRetryPath, type TopUpSubmission } from './submission.server'
import { METHOD_PARAM, TOP_UP_PARAM } from './urls'

type TopUpFieldErrors = TopUpFormResult['fieldErrors']

/** Returns the redirect to the next page, or the form's errors. */
export async function startTopUp(submission: TopUpSubmission): Promise<Response | TopUpFieldErrors> {
  const { args, panel, values } = submission
  const visitor = getVisitor(args)
  const amount = parseTopUpAmount(values.amount ?? '')
  const paymentMethod = parseTopUpMethod(panel, values)
  if ('error' in amount || !paymentMethod) {
    return [
      ...(paymentMethod ? [] : [{ field: 'card_id', error: 'payment_method_missing' as const }]),
      ...('error' in amount ? [{ field: 'amount', error: amount.error }] : []),
    ]
  }
  // Another amount or method is another payment; the same form again is the same one.
  const key = createIdempotencyKey([values.form_key || randomUUID(), amount.tetri, paymentMethod])
  const payment = await visitor.call(createTopUp(amount.tetri, key)).catch(errorToOutcome)
  if (typeof payment === 'string') return redirectToOutcome(submission, payment)
  if (!payment.ok) {
    if (payment.fieldErrors.some(({ field }) => field === 'amount'))
      return [{ field: 'amount', error: 'amount_rejected' }]
    return redirectToOutcome(submission, refusalToOutcome(payment))
  }

  const paid = await startPayment(args, payment.id, paymentMethod)
  if ('error' in paid) return [{ field: 'card_id', error: paid.error }]
  if ('outcome' in paid) return redirectToOutcome(submission, paid.outcome, payment.id)
  args.context.dataLayer?.queueEventUntilPaid(
    payment.id,
    balanceFilledEvent(paymentMethod.payWith, amount.tetri),
  )
  const page = withoutParams(new URL(args.request.url), TOP_UP_PARAM, METHOD_PARAM)
  const cookie = serializePaymentOrigin(payment.id, page, args.context)
  return redirect(paid.page, { status: 303, headers: { 'Set-Cookie': cookie } })
}

/** Neither the balance nor points are valid here. */
function parseTopUpMethod(
  panel: TopUpSubmission['panel'],
  values: TopUpSubmission['values'],
): PaymentMethod | undefined {
  if (panel === 'points') return { payWith: POINTS }
  return values.card_id === BALANCE || values.card_id === POINTS ? undefined : parsePaymentMethod(values)
}

function redirectToOutcome({ args }: TopUpSubmission, outcome: PaymentOutcome, paymentId?: number): Response {
  const { language } = getVisitor(args)
  const again = getRetryPath(args)
  const { address, cookie } = toOutcomeRedirect(
    { outcome, retryPath: again, paymentId },
    args.context,
    language,
  )
  return redirect(address, { status: 303, headers: { 'Set-Cookie': cookie } })
}
