import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { formValues, parseFormData } from '~/forms/form-data.server'
import { setFormResult } from '~/forms/form-result.server'
import { getVisitor } from '~/session/visitor.server'
import type { TopUpFormResult } from './form'
import { redeemPromoCodeForm } from './redeem-promo-code.server'
import { startTopUp } from './start-top-up.server'
import type { TopUpSubmission } from './submission.server'
import { parseTopUpScreen } from './urls'

/** Redirects to the bank or the result page; otherwise shows the form again with the values as typed. */
export async function topUpAction(
  args: ActionFunctionArgs,
): Promise<Response | ReturnType<typeof respondWithErrors>> {
  const url = new URL(args.request.url)
  const form = await parseFormData(args.request)
  // The page then asks the guest to sign in.
  if (!getVisitor(args).isSignedIn) return redirect(url.pathname + url.search, 303)
  const panel = parseTopUpScreen(url.searchParams)
  if (panel === 'list' || panel === 'nothing') throw new Response(null, { status: 400 })
  const values = formValues(form)
  const submission = { args, panel, values }
  const result = await (panel === 'promo_code' ? redeemPromoCodeForm(submission) : startTopUp(submission))
  return result instanceof Response ? result : respondWithErrors(submission, result)
}

function respondWithErrors({ args, values }: TopUpSubmission, fieldErrors: TopUpFormResult['fieldErrors']) {
  setFormResult(args.context, {
    intent: 'topup',
    values,
    fieldErrors,
  } satisfies TopUpFormResult)
  return data(null, { status: 422 })
}
