import { randomUUID } from 'node:crypto'
import type { Visitor } from '../../../../http/visitor.server'
import { localizedPath } from '../../../../i18n/languages'
import { balance, onePayment, savedCards } from '../../../../upstream/payments.server'
import { resultAddress, topUpAddress } from '../../../balance'
import { addressOf } from '../choice'
import type { OrderDraft } from '../draft.server'
import { digestOf, type Order } from '../read.server'

/** What the step of paying shows, and the draft with the key of the payment it offers. */
export async function loadPaying(visitor: Visitor, order: Order) {
  const shown = digestOf(order)
  const [held, cards, { draft, earlier }] = await Promise.all([
    order.user ? visitor.optional('balance', visitor.call(balance)) : undefined,
    order.user ? visitor.optional('cards', visitor.call(savedCards)) : undefined,
    afterSent(visitor, order, shown),
  ])
  const page = addressOf(order, order.definition.steps.length + 1)
  const data = {
    balance: held,
    cards,
    shown,
    formKey: draft.key,
    topUpHref: topUpAddress(page),
    /** The same order was sent before: whether it is paid, and where that can be seen. */
    earlier: earlier && {
      paymentId: earlier.paymentId,
      isPaid: earlier.isPaid,
      href: localizedPath(resultAddress(earlier.paymentId), visitor.language),
    },
  }
  return { data, draft }
}

export type PayingData = Awaited<ReturnType<typeof loadPaying>>['data']

/**
 * What became of the same order when it was sent before. While its payment is open, the button sends the same payment
 * again, also from another tab; once it is over, another one.
 */
async function afterSent(
  visitor: Visitor,
  { draft, user }: Order,
  shown: string,
): Promise<{ draft: OrderDraft; earlier?: OrderDraft['sent'] }> {
  const { sent } = draft
  if (!sent || !user) return { draft }
  if (sent.isPaid) return sent.shown === shown ? { draft, earlier: sent } : { draft }
  const payment = await visitor.optional('payment', visitor.call(onePayment(sent.paymentId)))
  if (payment?.state === 'failed') return { draft: { values: draft.values, key: randomUUID() } }
  if (payment?.state !== 'paid' && payment?.state !== 'returned')
    return sent.shown === shown && payment?.method !== undefined ? { draft, earlier: sent } : { draft }
  const paid = { ...sent, isPaid: true }
  const next = { ...draft, key: randomUUID(), sent: paid }
  return sent.shown === shown ? { draft: next, earlier: paid } : { draft: next }
}
