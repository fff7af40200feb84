import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { type CookieName, readCookie, setCookie } from '~/session/cookies.server'

const MAX_AGE_MINUTES = 30
/** Browsers drop cookies beyond 4096 bytes, name and attributes counted. */
const MAX_LENGTH = 3_900

const SealedDraft = z.object({ until: z.number(), draft: z.unknown() })

/** A half-filled form that the visitor's browser keeps, sealed; undefined where there is none, or its time is over. */
export function readDraftCookie<Draft>(
  cookie: CookieName,
  schema: z.ZodType<Draft>,
  request: Request,
  { signer }: AppLoadContext,
  now = Date.now(),
): Draft | undefined {
  const bytes = signer.unseal(cookie, readCookie(request.headers.get('cookie'), cookie))
  if (!bytes) return undefined
  const stored = SealedDraft.safeParse(JSON.parse(inflateRawSync(bytes).toString()))
  if (!stored.success || stored.data.until <= now) return undefined
  const draft = schema.safeParse(stored.data.draft)
  return draft.success ? draft.data : undefined
}

/**
 * The `Set-Cookie` line that keeps a draft for half an hour.
 * @param shrink the draft with less in it, for one that is too long to be kept; undefined when nothing can be spared
 */
export function setDraftCookie<Draft>(
  cookie: CookieName,
  draft: Draft,
  { signer }: AppLoadContext,
  shrink: (draft: Draft) => Draft | undefined,
  now = Date.now(),
): string {
  const sealed = (kept: Draft) => {
    const text = JSON.stringify({ until: now + MAX_AGE_MINUTES * 60_000, draft: kept })
    return signer.seal(cookie, deflateRawSync(text))
  }
  let stored: Draft | undefined = draft
  let text = sealed(draft)
  while (text.length > MAX_LENGTH) {
    stored = shrink(stored)
    if (stored === undefined) break
    text = sealed(stored)
  }
  return setCookie(cookie, text)
}

/** The answers without the longest one: the page that is shown has it still. */
export function withoutLongestValue(values: Record<string, string>): Record<string, string> | undefined {
  const [longest] = Object.entries(values).toSorted(([, one], [, other]) => other.length - one.length)
  if (!longest) return undefined
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== longest[0]))
}
