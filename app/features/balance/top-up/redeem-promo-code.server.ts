import type { ActionFunctionArgs } from '@remix-run/node'
import { balanceFilledEvent } from '~/features/analytics'
import type { ReceivedForm, RejectedForm } from '~/forms/received-form.server'
import { getVisitor } from '~/session/visitor.server'
import { redeemPromoCode } from '~/upstream/payments.server'
import { errorToOutcome, refusalToOutcome } from '../payment-outcome.server'
import { redirectToOutcome } from './redirect-to-outcome.server'

/** Pattern of a promo code: words of letters and digits, as it becomes a part of a path. */
const CODE = /^[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*$/u

type PromoCodeForm = ReceivedForm<{ code: string }>

/**
 * Redeems a code. A malformed code stays in its field; the result page shows the outcome of others, and leads
 * back with the code.
 */
export async function redeemPromoCodeForm(
  args: ActionFunctionArgs,
  { values: { code }, idempotencyKey, reject }: PromoCodeForm,
): Promise<Response | RejectedForm> {
  if (!CODE.test(code)) return reject({ code: { key: 'promo_code_malformed' } })
  const answer = await getVisitor(args).call(redeemPromoCode(code, idempotencyKey)).catch(errorToOutcome)
  if (typeof answer === 'string') return redirectToOutcome(args, answer, { code })
  if (!answer.ok) return redirectToOutcome(args, refusalToOutcome(answer), { code })
  args.context.dataLayer?.queueEvent(balanceFilledEvent('promo_code'))
  return redirectToOutcome(args, 'credited', { paymentId: answer.paymentId })
}
