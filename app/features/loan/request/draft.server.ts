import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { phoneDraftShape } from '~/features/phone-proof/index.server'
import { dropLargestValue, readDraftCookie, setDraftCookie } from '~/forms/draft-cookie.server'

const COOKIE_NAME = 'loanDraft'

const Draft = z.object({
  values: z.record(z.string(), z.string()),
  accepted: z.boolean(),
  /** Idempotency key of this request. */
  key: z.string(),
  ...phoneDraftShape,
  sent: z.object({ bank: z.string(), page: z.string().optional() }).optional(),
})

/** A half-completed request, encrypted in a cookie for half an hour, as it holds a phone number and a name. */
export type Draft = z.output<typeof Draft>

export function readDraft(request: Request, context: AppLoadContext, now = Date.now()): Draft {
  return readDraftCookie(COOKIE_NAME, Draft, request, context, now) ?? createDraft()
}

/** Serializes the draft's cookie; an oversized draft loses its longest answers. */
export function serializeDraft(draft: Draft, context: AppLoadContext, now = Date.now()): string {
  return setDraftCookie(COOKIE_NAME, draft, context, shrinkDraft, now)
}

function shrinkDraft(draft: Draft): Draft | undefined {
  const values = dropLargestValue(draft.values)
  return values && { ...draft, values }
}

function createDraft(): Draft {
  return { values: {}, accepted: false, key: randomUUID() }
}
