import { randomUUID } from 'node:crypto'
import { paymentResultPath, topUpHref } from '~/features/balance'
import type { FormDraft } from '~/forms/draft.server'
import { toLocalizedPath } from '~/i18n/languages'
import type { Visitor } from '~/session/visitor.server'
import { balance, paymentById, savedCards } from '~/upstream/payments.server'
import { getOrderDigest } from '../order.server'
import type { ServiceOrderState } from '../order-state'
import { orderStepPath } from '../urls'
import { findSentOrder, type SentOrder, toUnsentDraft } from './sent-order.server'

export async function loadPaymentStep(visitor: Visitor, order: ServiceOrderState) {
  const digest = getOrderDigest(order)
  const [tetri, cards, { draft, earlier }] = await Promise.all([
    order.user ? visitor.optional('balance', visitor.call(balance)) : undefined,
    order.user ? visitor.optional('cards', visitor.call(savedCards)) : undefined,
    reconcileSentOrder(visitor, order, digest),
  ])
  const missing = tetri === undefined || order.total === undefined ? undefined : order.total - tetri
  const page = orderStepPath(order, order.definition.steps.length + 1)
  const data = {
    balance: tetri,
    cards,
    shown: digest,
    draft: { key: draft.key, values: {}, phoneProof: undefined },
    // Missing amount.
    topUpHref: topUpHref(page, undefined, missing),
    /** Earlier submission of the same order: its state and link. */
    earlier: earlier && {
      paymentId: earlier.paymentId,
      isPaid: earlier.isPaid,
      href: toLocalizedPath(paymentResultPath(earlier.paymentId), visitor.language),
    },
  }
  return { data, draft }
}

export type PaymentStepData = Awaited<ReturnType<typeof loadPaymentStep>>['data']

/**
 * Checks the earlier payment of the same order. While it is open the button repeats it, also from another
 * tab; afterwards it starts a new one.
 */
async function reconcileSentOrder(
  visitor: Visitor,
  { draft, user }: ServiceOrderState,
  digest: string,
): Promise<{ draft: FormDraft; earlier?: SentOrder }> {
  const sent = findSentOrder(draft)
  if (!sent || !user) return { draft }
  if (sent.isPaid) return sent.shown === digest ? { draft, earlier: sent } : { draft }
  const payment = await visitor.optional('payment', visitor.call(paymentById(sent.paymentId)))
  if (payment?.state === 'failed') return { draft: toUnsentDraft(draft) }
  if (payment?.state !== 'paid' && payment?.state !== 'returned')
    return sent.shown === digest && payment?.method !== undefined ? { draft, earlier: sent } : { draft }
  // The form is of a page from before the payment; the next page begins with an empty draft.
  const paid = { ...sent, isPaid: true }
  const next = { ...draft, key: randomUUID(), sent: paid }
  return sent.shown === digest ? { draft: next, earlier: paid } : { draft: next }
}
