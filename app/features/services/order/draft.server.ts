import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { phoneDraftShape } from '~/features/phone-proof/index.server'
import { dropLargestValue, readDraftCookie, setDraftCookie } from '~/forms/draft-cookie.server'

const COOKIE_NAME = 'orderDraft'
/** Several services may be ordered in parallel. */
const MAX_DRAFTS = 3

const draftSchema = z.object({
  values: z.record(z.string(), z.string()),
  /** Idempotency key of this order. */
  key: z.string(),
  ...phoneDraftShape,
  /** The last submission: its payment and key, a digest of the order, and whether it is paid. */
  sent: z
    .object({ paymentId: z.number(), shown: z.string(), key: z.string(), isPaid: z.boolean() })
    .optional(),
})

export type OrderDraft = z.output<typeof draftSchema>

const draftsSchema = z.array(z.object({ service: z.string(), draft: draftSchema }))

/** Undefined when there is no draft for the service. */
export function readOrderDraft(
  service: string,
  request: Request,
  context: AppLoadContext,
): OrderDraft | undefined {
  return readDrafts(request, context).find((one) => one.service === service)?.draft
}

/** Serializes the cookie with this draft and those of other services. */
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

/** Other orders are dropped first, then the longest answer. */
function shrinkDrafts([latest, ...others]: z.output<typeof draftsSchema>):
  | z.output<typeof draftsSchema>
  | undefined {
  if (!latest) return undefined
  if (others.length > 0) return [latest, ...others.slice(0, -1)]
  const values = dropLargestValue(latest.draft.values)
  return values && [{ ...latest, draft: { ...latest.draft, values } }]
}
