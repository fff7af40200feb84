import { randomUUID } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { readCookie, setCookie } from '../../../http/cookies.server'

const PURPOSE = 'loan'
const MINUTES = 30
/** Browsers drop cookies beyond 4096 bytes, name and attributes counted. */
const MOST_CHARACTERS = 3_900

const Draft = z.object({
  /** As typed, by the names of the fields. */
  values: z.record(z.string(), z.string()),
  /** The terms were agreed to. */
  accepted: z.boolean(),
  /** Of this request and no other: sent again with it, it is the first. */
  key: z.string(),
  /** The last code that was sent: to which number, and when the next may be asked for. */
  code: z.object({ phone: z.string(), againAt: z.number() }).optional(),
  /** The number that a code has confirmed, and what proves it. */
  confirmed: z.object({ phone: z.string(), proof: z.string().optional() }).optional(),
  /** The request that was just sent: to which bank, and its page if there is one. */
  sent: z.object({ bank: z.string(), page: z.string().optional() }).optional(),
})

/** A half-filled request. The visitor's browser keeps it for half an hour, sealed: it holds a phone and a name. */
export type Draft = z.output<typeof Draft>

const Kept = z.object({ until: z.number(), draft: Draft })

/** What was filled in so far; an empty draft where nothing was, or half an hour is over. */
export function readDraft(request: Request, { signer }: AppLoadContext, now = Date.now()): Draft {
  const bytes = signer.open(PURPOSE, readCookie(request.headers.get('cookie'), 'loan'))
  if (!bytes) return emptyDraft()
  const kept = Kept.safeParse(JSON.parse(inflateRawSync(bytes).toString()))
  return kept.success && kept.data.until > now ? kept.data.draft : emptyDraft()
}

/** The `Set-Cookie` line that keeps a draft. Too long a one loses its longest answers: the page that is shown has them. */
export function keepDraft(draft: Draft, { signer }: AppLoadContext, now = Date.now()): string {
  const sealed = (kept: Draft) => {
    const text = JSON.stringify({ until: now + MINUTES * 60_000, draft: kept })
    return signer.seal(PURPOSE, deflateRawSync(text))
  }
  let values = Object.entries(draft.values)
  let text = sealed(draft)
  while (text.length > MOST_CHARACTERS && values.length > 0) {
    const [longest] = values.toSorted(([, one], [, other]) => other.length - one.length)
    values = values.filter((value) => value !== longest)
    text = sealed({ ...draft, values: Object.fromEntries(values) })
  }
  return setCookie('loan', text)
}

function emptyDraft(): Draft {
  return { values: {}, accepted: false, key: randomUUID() }
}
