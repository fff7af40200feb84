import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { type CookieName, readCookie, setCookie } from '~/session/cookies.server'

const MAX_AGE_MINUTES = 30
/** Browsers drop cookies over 4096 bytes, including name and attributes. */
const MAX_LENGTH = 3_900

const SealedDraft = z.object({ until: z.number(), draft: z.unknown() })

/** Reads an encrypted form draft; undefined when there is none or it has expired. */
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

/** Stores a draft for half an hour. `shrink` returns a smaller draft when it is too long, or undefined when nothing can be dropped. */
export function setDraftCookie<Draft>(
  cookie: CookieName,
  draft: Draft,
  { signer }: AppLoadContext,
  shrink: (draft: Draft) => Draft | undefined,
  now = Date.now(),
): string {
  const sealed = (storedDraft: Draft) => {
    const text = JSON.stringify({ until: now + MAX_AGE_MINUTES * 60_000, draft: storedDraft })
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

/** Drops the longest answer from the cookie; the rendered page still has it. */
export function dropLargestValue(values: Record<string, string>): Record<string, string> | undefined {
  const [largest] = Object.entries(values).toSorted(([, one], [, other]) => other.length - one.length)
  if (!largest) return undefined
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== largest[0]))
}
