import type { ActionFunctionArgs } from '@remix-run/node'
import { toAllowedUrl, toHref } from '~/http/allowed-url'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { pay } from '~/upstream/payments.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { type PaymentOutcome, refusalToOutcome } from '../payment-outcome.server'
import { paymentResultPath } from '../urls'
import type { PaymentMethod } from './payment-method'

/** Where the payer goes from here, what is wrong with the card, or why nothing was paid. */
export type PaymentStart =
  | { page: string }
  | { error: 'card_gone' | 'card_rejected' }
  | { outcome: PaymentOutcome }

/** Pays a payment that was begun. Paid again the same way, it is still the one payment. */
export async function startPayment(
  args: ActionFunctionArgs,
  paymentId: number,
  paymentMethod: PaymentMethod,
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
  // Nobody knows whether it was paid: the page of results asks.
  if (typeof paid === 'string') return { page: resultPath }
  if (!paid.ok) {
    if (paid.faults.some(({ field }) => field === 'card_id')) return { error: 'card_rejected' }
    return { outcome: refusalToOutcome(paid) }
  }
  // A browser follows the answer of a form to sites that are named alone: to others the page of results has a link.
  const page = toAllowedUrl(paid.page, { own: origin, partners: site.partnerOrigins })
  return { page: page ? toHref(page, origin) : resultPath }
}
