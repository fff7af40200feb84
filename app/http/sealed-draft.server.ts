import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { type CookieName, readCookie, setCookie } from './cookies.server'

const MINUTES = 30
/** Browsers drop cookies beyond 4096 bytes, name and attributes counted. */
const MOST_CHARACTERS = 3_900

const Kept = z.object({ until: z.number(), draft: z.unknown() })

/** A half-filled form that the visitor's browser keeps, sealed; undefined where there is none, or its time is over. */
export function openDraft<Draft>(
  cookie: CookieName,
  shape: z.ZodType<Draft>,
  request: Request,
  { signer }: AppLoadContext,
  now = Date.now(),
): Draft | undefined {
  const bytes = signer.open(cookie, readCookie(request.headers.get('cookie'), cookie))
  if (!bytes) return undefined
  const kept = Kept.safeParse(JSON.parse(inflateRawSync(bytes).toString()))
  if (!kept.success || kept.data.until <= now) return undefined
  const draft = shape.safeParse(kept.data.draft)
  return draft.success ? draft.data : undefined
}

/**
 * The `Set-Cookie` line that keeps a draft for half an hour.
 * @param lighter the draft with less in it, for one that is too long to be kept; undefined when nothing can be spared
 */
export function keepSealed<Draft>(
  cookie: CookieName,
  draft: Draft,
  { signer }: AppLoadContext,
  lighter: (draft: Draft) => Draft | undefined,
  now = Date.now(),
): string {
  const sealed = (kept: Draft) => {
    const text = JSON.stringify({ until: now + MINUTES * 60_000, draft: kept })
    return signer.seal(cookie, deflateRawSync(text))
  }
  let kept: Draft | undefined = draft
  let text = sealed(draft)
  while (text.length > MOST_CHARACTERS) {
    kept = lighter(kept)
    if (kept === undefined) break
    text = sealed(kept)
  }
  return setCookie(cookie, text)
}

/** The answers without the longest one: the page that is shown has it still. */
export function withoutLongest(values: Record<string, string>): Record<string, string> | undefined {
  const [longest] = Object.entries(values).toSorted(([, one], [, other]) => other.length - one.length)
  if (!longest) return undefined
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== longest[0]))
}
