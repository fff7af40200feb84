import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { readCookie, setCookie } from '~/session/cookies.server'
import { noEstimateReasons } from '~/upstream/estimate.server'
import type { EstimateDraft } from './draft'

const PURPOSE = 'estimate'
/** Browsers silently drop longer cookies. */
const MAX_COOKIE_BYTES = 3_900

const Outcome = z.union([
  z.object({ total: z.number(), perMetre: z.number(), currencyId: z.number(), madeAt: z.string() }),
  z.object({ reason: z.enum(noEstimateReasons).optional() }),
])

const SavedEstimate = z.object({ draft: z.record(z.string(), z.string()), outcome: Outcome.optional() })

/** The contract's figures, or the reason for no estimate. */
export type Outcome = z.output<typeof Outcome>

export interface SavedEstimate {
  draft: EstimateDraft
  outcome?: Outcome | undefined
}

export function readSavedEstimate(request: Request, { signer }: AppLoadContext): SavedEstimate | undefined {
  const text = signer.verify(PURPOSE, readCookie(request.headers.get('cookie'), 'estimate'))
  if (!text) return undefined
  return SavedEstimate.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
}

/** Serializes the cookie; display-only fields are dropped when it is too long. */
export function serializeSavedEstimate(savedEstimate: SavedEstimate, context: AppLoadContext): string {
  const { address: _, new_street_name: __, ...draft } = savedEstimate.draft
  const line = toSetCookie(savedEstimate, context)
  return line.length <= MAX_COOKIE_BYTES ? line : toSetCookie({ ...savedEstimate, draft }, context)
}

function toSetCookie(savedEstimate: SavedEstimate, { signer }: AppLoadContext): string {
  return setCookie(
    'estimate',
    signer.sign(PURPOSE, Buffer.from(JSON.stringify(savedEstimate)).toString('base64url')),
  )
}
