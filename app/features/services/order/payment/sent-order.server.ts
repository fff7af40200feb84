import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { FormDraft } from '~/forms/draft.server'

const SentOrder = z.object({
  paymentId: z.number(),
  /** The digest of the order. */
  shown: z.string(),
  key: z.string(),
  isPaid: z.boolean(),
})

/** The payment of the last submission. */
export type SentOrder = z.output<typeof SentOrder>

export function findSentOrder({ sent }: FormDraft): SentOrder | undefined {
  return SentOrder.safeParse(sent).data
}

/** The same values, to be paid by a new payment. */
export function toUnsentDraft(draft: FormDraft): FormDraft {
  return { ...draft, key: randomUUID(), sent: undefined }
}
