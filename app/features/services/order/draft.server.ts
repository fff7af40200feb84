import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { keepSealed, openDraft, withoutLongest } from '../../../http/sealed-draft.server'
import { phoneDraft } from '../../phone-proof/index.server'

const COOKIE = 'order'
/** Somebody may order one thing and, before it is done, another. */
const MOST_DRAFTS = 3

const Draft = z.object({
  /** Answers, by the names of the fields. */
  values: z.record(z.string(), z.string()),
  /** Of this order and no other: sent again with it, it is the first. */
  key: z.string(),
  ...phoneDraft,
  /** What was sent last: its payment with its key, a digest of what was ordered, and whether it is known to be paid. */
  sent: z
    .object({ paymentId: z.number(), shown: z.string(), key: z.string(), isPaid: z.boolean() })
    .optional(),
})

/** A half-filled order. */
export type OrderDraft = z.output<typeof Draft>

const Drafts = z.array(z.object({ service: z.string(), draft: Draft }))

/** What was filled in so far for a service; undefined where nothing was. */
export function readOrderDraft(
  service: string,
  request: Request,
  context: AppLoadContext,
): OrderDraft | undefined {
  return draftsOf(request, context).find((one) => one.service === service)?.draft
}

/** The `Set-Cookie` line that keeps a draft beside those of other services. */
export function keepOrderDraft(
  service: string,
  draft: OrderDraft,
  request: Request,
  context: AppLoadContext,
): string {
  const others = draftsOf(request, context).filter((one) => one.service !== service)
  return keepSealed(COOKIE, [{ service, draft }, ...others].slice(0, MOST_DRAFTS), context, lighter)
}

export function emptyOrderDraft(): OrderDraft {
  return { values: {}, key: randomUUID() }
}

function draftsOf(request: Request, context: AppLoadContext) {
  return openDraft(COOKIE, Drafts, request, context) ?? []
}

/** Other orders give way first, then the longest answer. */
function lighter([latest, ...others]: z.output<typeof Drafts>): z.output<typeof Drafts> | undefined {
  if (!latest) return undefined
  if (others.length > 0) return [latest, ...others.slice(0, -1)]
  const values = withoutLongest(latest.draft.values)
  return values && [{ ...latest, draft: { ...latest.draft, values } }]
}
