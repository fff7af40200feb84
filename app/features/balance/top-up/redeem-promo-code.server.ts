import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { balanceFilledEvent } from '~/features/analytics'
import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import { getVisitor } from '~/session/visitor.server'
import { redeemPromoCode } from '~/upstream/payments.server'
import {
  errorToOutcome,
  type PaymentOutcome,
  refusalToOutcome,
  toOutcomeRedirect,
} from '../payment-outcome.server'
import type { TopUpFormResult } from './form'
import { getRetryPath, type TopUpSubmission } from './submission.server'

const MAX_CODE_LENGTH = 255
/** Would change the path of the request. */
const DOT_SEGMENT = /^\.{1,2}$/

/** Returns the redirect to the next page, or the form's errors. */
export async function redeemPromoCodeForm({
  args,
  values,
}: TopUpSubmission): Promise<Response | TopUpFormResult['fieldErrors']> {
  const visitor = getVisitor(args)
  const code = (values.code ?? '').replaceAll('\0', '').trim()
  if (code === '') return [{ field: 'code', error: 'code_missing' }]
  if (code.length > MAX_CODE_LENGTH) return [{ field: 'code', error: 'code_too_long' }]
  const key = createIdempotencyKey([values.form_key || randomUUID(), code])
  const answer = DOT_SEGMENT.test(code)
    ? ('promo_code_unknown' as const)
    : await visitor.call(redeemPromoCode(code, key)).catch(errorToOutcome)
  if (typeof answer === 'string') return redirectToOutcome(answer)
  if (!answer.ok) return redirectToOutcome(refusalToOutcome(answer))
  args.context.dataLayer?.queueEvent(balanceFilledEvent('promo_code'))
  return redirectToOutcome('credited', answer.paymentId)

  function redirectToOutcome(outcome: PaymentOutcome, paymentId?: number): Response {
    const { address, cookie } = toOutcomeRedirect(
      { outcome, retryPath: getRetryPath(args), paymentId },
      args.context,
      visitor.language,
    )
    return redirect(address, { status: 303, headers: { 'Set-Cookie': cookie } })
  }
}
