import { z } from 'zod'
import { readCookie, setCookie } from '~/session/cookies.server'
import { signForOwner, verifyForOwner } from '~/session/data-owner.server'
import type { RequestAndContext } from '~/session/visitor.server'
import { noEstimateReasons } from '~/upstream/estimate.server'
import { ESTIMATE_PATH } from '~contract/estimate'
import type { EstimateDraft } from './draft'

const PURPOSE = 'estimate'
/** Maximum cookie size in bytes: browsers silently drop longer ones. */
const MAX_COOKIE_BYTES = 3_900

const Outcome = z.union([
  z.object({ total: z.number(), perMetre: z.number(), currencyId: z.number(), madeAt: z.string() }),
  z.object({ reason: z.enum(noEstimateReasons).optional() }),
])

const SavedEstimate = z.object({ draft: z.record(z.string(), z.string()), outcome: Outcome.optional() })

/** Figures of the contract, or the reason for no estimate. */
export type Outcome = z.output<typeof Outcome>

export interface SavedEstimate {
  draft: EstimateDraft
  outcome?: Outcome | undefined
}

export function readSavedEstimate({ request, context }: RequestAndContext): SavedEstimate | undefined {
  const cookieHeader = request.headers.get('cookie')
  const signed = readCookie(cookieHeader, 'estimate')
  const text = verifyForOwner(signed, { purpose: PURPOSE, cookieHeader }, context.signer)
  if (!text) return undefined
  // Another version of the site may have signed it in another shape.
  return SavedEstimate.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data
}

/** Serializes the cookie; display-only fields are dropped if it is too long. */
export function serializeSavedEstimate(savedEstimate: SavedEstimate, args: RequestAndContext): string {
  const { address: _, new_street_name: __, ...draft } = savedEstimate.draft
  const line = toSetCookie(savedEstimate, args)
  return line.length <= MAX_COOKIE_BYTES ? line : toSetCookie({ ...savedEstimate, draft }, args)
}

/**
 * Returns the cookie of a page without the open estimator: answers stay for the next estimate, the result is
 * cleared.
 */
export function forgetOutcome(args: RequestAndContext): string | undefined {
  const isEstimatePage = new URL(args.request.url).pathname.endsWith(ESTIMATE_PATH)
  const saved = isEstimatePage ? undefined : readSavedEstimate(args)
  return saved?.outcome && serializeSavedEstimate({ draft: saved.draft }, args)
}

function toSetCookie(savedEstimate: SavedEstimate, { request, context }: RequestAndContext): string {
  const text = Buffer.from(JSON.stringify(savedEstimate)).toString('base64url')
  const owned = { purpose: PURPOSE, cookieHeader: request.headers.get('cookie') }
  return setCookie('estimate', signForOwner(text, owned, context.signer))
}
