import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { allowRetry } from '~/forms/send-once.server'
import { getVisitor } from '~/session/visitor.server'
import { type PaymentOutcome, toOutcomeRedirect } from '../payment-outcome.server'
import { withPromoCode } from './urls'

/** Redirects to the result page, which leads back to the form. */
export function redirectToOutcome(
  args: ActionFunctionArgs,
  outcome: PaymentOutcome,
  { paymentId, code }: { paymentId?: number | undefined; code?: string } = {},
): Response {
  const { pathname, search } = new URL(args.request.url)
  const { address, cookie } = toOutcomeRedirect(
    { outcome, retryPath: withPromoCode(pathname + search, code), paymentId },
    args.context,
    getVisitor(args).language,
  )
  const response = redirect(address, { status: 303, headers: { 'Set-Cookie': cookie } })
  return outcome === 'credited' ? response : allowRetry(response)
}
