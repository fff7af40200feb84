import type { ActionFunctionArgs } from '@remix-run/node'
import { balanceFilledEvent } from '~/features/analytics'
import { getVisitor } from '~/session/visitor.server'
import { redeemPromoCode } from '~/upstream/payments.server'
import { errorToOutcome, refusalToOutcome } from '../payment-outcome.server'
import { redirectToOutcome } from './redirect-to-outcome.server'

/** Would change the path of the request. */
const DOT_SEGMENT = /^\.{1,2}$/

export async function redeemPromoCodeForm(
  args: ActionFunctionArgs,
  code: string,
  key: string,
): Promise<Response> {
  if (DOT_SEGMENT.test(code)) return redirectToOutcome(args, 'promo_code_unknown')
  const answer = await getVisitor(args).call(redeemPromoCode(code, key)).catch(errorToOutcome)
  if (typeof answer === 'string') return redirectToOutcome(args, answer)
  if (!answer.ok) return redirectToOutcome(args, refusalToOutcome(answer))
  args.context.dataLayer?.queueEvent(balanceFilledEvent('promo_code'))
  return redirectToOutcome(args, 'credited', answer.paymentId)
}
