import type pg from 'pg'
import type { LimitedChannels } from '~backend/messages/channels'
import { ApiError, validationError } from '~backend/platform/http/errors'
import type { SecurityLog } from '~backend/platform/security-events'
import type { LeftFiles } from './close-account'
import type { IsCommonPassword } from './common-passwords'

export type IdentityContext = {
  pool: pg.Pool
  log: SecurityLog
  channels: LimitedChannels
  isCommonPassword: IsCommonPassword
  /** Of closed accounts. */
  removeFiles: (files: LeftFiles) => Promise<unknown>
  site: {
    brandName: string
    publicOrigin: string | undefined
    /** A demo has no name of its own: it is wherever it was opened. */
    isDemo: boolean
  }
}

/**
 * Of people of the seed of a demo, as whom everybody signs in or whose statements all see: `agent@demo.test`,
 * `agent12@people.test`. Whoever registers there with another name has an account of their own. PostgreSQL reads it too.
 */
export const SHARED_EMAIL =
  /^(?:(?:physical|agent|broker|developer|designer|operator)@demo|(?:physical|agent|broker|developer)\d+@people)\.test$/i

/** Nobody takes it away from the others. */
export function isSharedAccount({ site }: IdentityContext, email: string): boolean {
  return site.isDemo && SHARED_EMAIL.test(email)
}

/** @throws ApiError 422 */
export function refuseSharedAccount(context: IdentityContext, email: string): void {
  if (isSharedAccount(context, email))
    throw validationError([{ field: 'account', message: 'The account is for everybody on the demo.' }])
}

/**
 * Of passkeys.
 * @throws ApiError 503 on a real site without a name, as a request may claim any
 */
export function requireOrigin({ site: { publicOrigin, isDemo } }: IdentityContext, claimed: string): string {
  if (publicOrigin) return publicOrigin
  if (!isDemo || !URL.canParse(claimed)) throw new ApiError(503, 'PUBLIC_ORIGIN is not set')
  return new URL(claimed).origin
}
