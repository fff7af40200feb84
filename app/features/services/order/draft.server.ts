import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { phoneDraftShape } from '~/features/phone-proof/index.server'
import { readDraftCookie, setDraftCookie, withoutLongestValue } from '~/forms/draft-cookie.server'

const COOKIE_NAME = 'order'
/** Somebody may order one thing and, before it is done, another. */
const MAX_DRAFTS = 3

const draftSchema = z.object({
  /** Answers, by the names of the fields. */
  values: z.record(z.string(), z.string()),
  /** Of this order and no other: sent again with it, it is the first. */
  key: z.string(),
  ...phoneDraftShape,
  /** What was sent last: its payment with its key, a digest of what was ordered, and whether it is known to be paid. */
  sent: z
    .object({ paymentId: z.number(), shown: z.string(), key: z.string(), isPaid: z.boolean() })
    .optional(),
})

/** A half-filled order. */
export type OrderDraft = z.output<typeof draftSchema>

const draftsSchema = z.array(z.object({ service: z.string(), draft: draftSchema }))

/** What was filled in so far for a service; undefined where nothing was. */
export function readOrderDraft(
  service: string,
  request: Request,
  context: AppLoadContext,
): OrderDraft | undefined {
  return readDrafts(request, context).find((one) => one.service === service)?.draft
}

/** The `Set-Cookie` line that keeps a draft beside those of other services. */
export function serializeOrderDraft(
  service: string,
  draft: OrderDraft,
  request: Request,
  context: AppLoadContext,
): string {
  const others = readDrafts(request, context).filter((one) => one.service !== service)
  return setDraftCookie(
    COOKIE_NAME,
    [{ service, draft }, ...others].slice(0, MAX_DRAFTS),
    context,
    shrinkDrafts,
  )
}

export function createOrderDraft(): OrderDraft {
  return { values: {}, key: randomUUID() }
}

function readDrafts(request: Request, context: AppLoadContext) {
  return readDraftCookie(COOKIE_NAME, draftsSchema, request, context) ?? []
}

/** Other orders give way first, then the longest answer. */
function shrinkDrafts([latest, ...others]: z.output<typeof draftsSchema>):
  | z.output<typeof draftsSchema>
  | undefined {
  if (!latest) return undefined
  if (others.length > 0) return [latest, ...others.slice(0, -1)]
  const values = withoutLongestValue(latest.draft.values)
  return values && [{ ...latest, draft: { ...latest.draft, values } }]
}
