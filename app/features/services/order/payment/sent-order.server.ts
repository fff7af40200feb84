import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type FormDraft, finishDraft } from '~/forms/draft.server'
import type { Visitor } from '~/session/visitor.server'
import { paymentById } from '~/upstream/payments.server'
import type { ServiceOrderState } from '../order-state'

const SentOrder = z.object({
  paymentId: z.number(),
  /** Digest of the order. */
  shown: z.string(),
  key: z.string(),
  isPaid: z.boolean(),
})

/** Payment of the last submission. */
export type SentOrder = z.output<typeof SentOrder>

export function findSentOrder({ sent }: FormDraft): SentOrder | undefined {
  return SentOrder.safeParse(sent).data
}

/** Returns a draft with the same values, for a new payment. */
export function toUnsentDraft(draft: FormDraft): FormDraft {
  return { ...draft, key: randomUUID(), sent: undefined }
}

/**
 * Clears the answers of a paid order, whatever its later state: the same form would order it again.
 * @returns the empty draft; undefined if nothing was cleared
 */
export async function finishPaidOrder(
  visitor: Visitor,
  { draft, user }: Pick<ServiceOrderState, 'draft' | 'user'>,
): Promise<FormDraft | undefined> {
  const sent = findSentOrder(draft)
  if (!sent || sent.isPaid || !user) return undefined
  const payment = await visitor.optional('payment', visitor.call(paymentById(sent.paymentId)))
  if (payment?.state !== 'paid' && payment?.state !== 'returned') return undefined
  const finished = { ...draft }
  finishDraft(finished, { ...sent, isPaid: true } satisfies SentOrder)
  return finished
}
