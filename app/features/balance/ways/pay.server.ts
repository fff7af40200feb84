import type { ActionFunctionArgs } from '@remix-run/node'
import { allowedPage, hrefOf } from '../../../http/allowed-page'
import { readVisitor } from '../../../http/visitor.server'
import { localizedPath } from '../../../i18n/languages'
import { isUpstreamError } from '../../../upstream/errors'
import { pay } from '../../../upstream/payments.server'
import { resultAddress } from '../address'
import { type Outcome, outcomeOfRefusal } from '../outcome.server'
import type { Way } from './way'

/** Where the payer goes from here, what is wrong with the card, or why nothing was paid. */
export type Paid = { page: string } | { mistake: 'card_gone' | 'card_rejected' } | { outcome: Outcome }

/** Pays a payment that was begun. Paid again the same way, it is still the one payment. */
export async function payBegun(args: ActionFunctionArgs, paymentId: number, way: Way): Promise<Paid> {
  const visitor = readVisitor(args)
  const { origin, site } = args.context
  const result = localizedPath(resultAddress(paymentId), visitor.language)
  const returnTo = new URL(result.split('?')[0] ?? '', origin).href
  const paid = await visitor.call(pay({ ...way, paymentId, returnTo })).catch((error: unknown) => {
    if (!isUpstreamError(error)) throw error
    return error.status === 404 && way.cardId !== undefined ? 'card_gone' : 'unknown'
  })
  if (paid === 'card_gone') return { mistake: 'card_gone' }
  // Nobody knows whether it was paid: the page of results asks.
  if (typeof paid === 'string') return { page: result }
  if (!paid.ok) {
    if (paid.faults.some(({ field }) => field === 'card_id')) return { mistake: 'card_rejected' }
    return { outcome: outcomeOfRefusal(paid) }
  }
  // A browser follows the answer of a form to sites that are named alone: to others the page of results has a link.
  const page = allowedPage(paid.page, { own: origin, partners: site.partnerOrigins })
  return { page: page ? hrefOf(page, origin) : result }
}
