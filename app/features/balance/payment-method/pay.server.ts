import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { toAllowedUrl, toHref } from '~/http/allowed-url'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { type BankPage, pay } from '~/upstream/payments.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { serializePaymentOrigin } from '../payment-origin.server'
import { type PaymentOutcome, refusalToOutcome } from '../payment-outcome.server'
import { paymentResultPath } from '../urls'
import type { PaymentMethod } from './payment-method'

/** Redirect to the next page, a card error, or the reason of the failure. */
export type PaymentStart =
  | { response: Response }
  | { error: 'card_gone' | 'card_rejected' }
  | { outcome: PaymentOutcome }

interface StartedPayment {
  paymentId: number
  paymentMethod: PaymentMethod
  /** Path of the page with the form. */
  retryPath: string
}

/** Pays a created payment; a repeat with the same method is the same payment. */
export async function startPayment(
  args: ActionFunctionArgs,
  { paymentId, paymentMethod, retryPath }: StartedPayment,
): Promise<PaymentStart> {
  const visitor = getVisitor(args)
  const { origin, site } = args.context
  const resultPath = toLocalizedPath(paymentResultPath(paymentId), visitor.language)
  const returnTo = new URL(resultPath.split('?')[0] ?? '', origin).href
  const paid = await visitor.call(pay({ ...paymentMethod, paymentId, returnTo })).catch((error: unknown) => {
    if (!isUpstreamError(error)) throw error
    return error.status === 404 && paymentMethod.cardId !== undefined ? 'card_gone' : 'unknown'
  })
  if (paid === 'card_gone') return { error: 'card_gone' }
  // The outcome is unknown; the result page checks it.
  if (typeof paid === 'string') return { response: redirectTo(resultPath) }
  if (!paid.ok) {
    if (paid.fieldErrors.some(({ field }) => field === 'card_id')) return { error: 'card_rejected' }
    return { outcome: refusalToOutcome(paid) }
  }
  // Browsers follow a form's redirect only to origins in the CSP's `form-action`; for others the result page
  // has a link.
  const page = toAllowedUrl(paid.page, { own: origin, partners: site.partnerOrigins })
  // Forms can only be sent to allowed origins, too.
  if (paid.fields && !page) return { outcome: 'provider_unavailable' }
  const isForm = paid.fields !== undefined
  return {
    response: page && !isForm ? redirectTo(toHref(page, origin)) : redirectTo(resultPath, paid),
  }

  function redirectTo(nextPage: string, bankPage?: BankPage) {
    const cookie = serializePaymentOrigin(paymentId, { retryPath, bankPage }, args.context)
    return redirect(nextPage, { status: 303, headers: { 'Set-Cookie': cookie } })
  }
}
