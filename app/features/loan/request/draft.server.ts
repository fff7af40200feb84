import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { phoneDraftShape } from '~/features/phone-proof/index.server'
import { readDraftCookie, setDraftCookie, withoutLongestValue } from '~/forms/draft-cookie.server'

const COOKIE_NAME = 'loan'

const Draft = z.object({
  /** As typed, by the names of the fields. */
  values: z.record(z.string(), z.string()),
  /** The terms were agreed to. */
  accepted: z.boolean(),
  /** Of this request and no other: sent again with it, it is the first. */
  key: z.string(),
  ...phoneDraftShape,
  /** The request that was just sent: to which bank, and its page if there is one. */
  sent: z.object({ bank: z.string(), page: z.string().optional() }).optional(),
})

/** A half-filled request. The visitor's browser keeps it for half an hour, sealed: it holds a phone and a name. */
export type Draft = z.output<typeof Draft>

/** What was filled in so far; an empty draft where nothing was, or half an hour is over. */
export function readDraft(request: Request, context: AppLoadContext, now = Date.now()): Draft {
  return readDraftCookie(COOKIE_NAME, Draft, request, context, now) ?? createDraft()
}

/** The `Set-Cookie` line that keeps a draft. Too long a one loses its longest answers. */
export function serializeDraft(draft: Draft, context: AppLoadContext, now = Date.now()): string {
  return setDraftCookie(COOKIE_NAME, draft, context, shrinkDraft, now)
}

function shrinkDraft(draft: Draft): Draft | undefined {
  const values = withoutLongestValue(draft.values)
  return values && { ...draft, values }
}

function createDraft(): Draft {
  return { values: {}, accepted: false, key: randomUUID() }
}
