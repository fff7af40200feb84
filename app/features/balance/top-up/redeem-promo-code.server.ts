import type { ActionFunctionArgs } from '@remix-run/node'
import { balanceFilledEvent } from '~/features/analytics'
import type { ReceivedForm, RejectedForm } from '~/forms/received-form.server'
import { getVisitor } from '~/session/visitor.server'
import { checkPromoCode, redeemPromoCode } from '~/upstream/payments.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { errorToOutcome, refusalToOutcome } from '../payment-outcome.server'
import { redirectToOutcome } from './redirect-to-outcome.server'

/** Would change the path of the request. */
const DOT_SEGMENT = /^\.{1,2}$/

type PromoCodeForm = ReceivedForm<{ code: string }>

/** A code that cannot be used stays in its field; what comes of redeeming another is shown by the result page. */
export async function redeemPromoCodeForm(
  args: ActionFunctionArgs,
  { values: { code }, idempotencyKey, reject, refuse }: PromoCodeForm,
): Promise<Response | RejectedForm> {
  if (DOT_SEGMENT.test(code)) return reject({ code: { key: 'promo_code_unknown' } })
  const visitor = getVisitor(args)
  // Where it cannot be checked, redeeming it tells.
  const check = await visitor.call(checkPromoCode(code, idempotencyKey)).catch(ignoreUpstreamError)
  if (check && !check.ok) {
    const key = FIELD_ERRORS.find((reason) => reason === check.reason)
    return key ? reject({ code: { key } }) : refuse(check)
  }
  const answer = await visitor.call(redeemPromoCode(code, idempotencyKey)).catch(errorToOutcome)
  if (typeof answer === 'string') return redirectToOutcome(args, answer)
  if (!answer.ok) return redirectToOutcome(args, refusalToOutcome(answer))
  args.context.dataLayer?.queueEvent(balanceFilledEvent('promo_code'))
  return redirectToOutcome(args, 'credited', answer.paymentId)
}

const FIELD_ERRORS = [
  'promo_code_unknown',
  'promo_code_expired',
  'promo_code_used',
  'promo_code_spent',
  'promo_code_needs_phone',
] as const

/** @throws any other error */
function ignoreUpstreamError(error: unknown): undefined {
  if (!isUpstreamError(error)) throw error
}
