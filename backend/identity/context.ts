import type pg from 'pg'
import type { LimitedChannels } from '~backend/messages/channels'
import { ApiError, validationError } from '~backend/platform/http/errors'
import type { SecurityLog } from '~backend/platform/security-events'
import { parseUrl } from '~contract/values/url'
import type { FilesToDelete } from './close-account'
import type { IsCommonPassword } from './common-passwords'

export type IdentityContext = {
  pool: pg.Pool
  log: SecurityLog
  channels: LimitedChannels
  isCommonPassword: IsCommonPassword
  /** Deletes the files of closed accounts. */
  removeFiles: (files: FilesToDelete) => Promise<unknown>
  site: {
    brandName: string
    publicOrigin: string | undefined
    /** True for a demo, which has no fixed origin. */
    isDemo: boolean
  }
}

/**
 * Emails of seeded demo people, whose accounts are shared or public: `agent@demo.test`,
 * `agent12@people.test`.
 * Other names at these domains belong to users who registered them. PostgreSQL evaluates it too.
 */
export const SHARED_EMAIL =
  /^(?:(?:physical|agent|broker|developer|designer|operator2?)@demo|(?:physical|agent|broker|developer)\d+@people)\.test$/i

/** True for an account that demo visitors share, so it must not change. */
export function isSharedAccount({ site }: IdentityContext, email: string): boolean {
  return site.isDemo && SHARED_EMAIL.test(email)
}

/**
 * Rejects changes of a shared account.
 * @throws ApiError 422
 */
export function refuseSharedAccount(context: IdentityContext, email: string): void {
  if (isSharedAccount(context, email))
    throw validationError([{ field: 'account', message: 'The account is for everybody on the demo.' }])
}

/**
 * Returns the origin of passkeys.
 * @throws ApiError 503 for a real site without a configured origin, because requests may claim any
 */
export function requireOrigin({ site: { publicOrigin, isDemo } }: IdentityContext, claimed: string): string {
  if (publicOrigin) return publicOrigin
  const url = isDemo ? parseUrl(claimed) : undefined
  if (!url) throw new ApiError(503, 'PUBLIC_ORIGIN is not set')
  return url.origin
}
