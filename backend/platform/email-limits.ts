import { createHash } from 'node:crypto'
import type { Db } from './db/pool'
import { ApiError } from './http/errors'
import { consumeRateLimit, findWaitSeconds } from './rate-limits'

type LimitedEmail = 'registration_email' | 'reset_email' | 'followed_email'

/** True if an address may get another email. The limit is silent, because an error would reveal accounts. */
export async function canSendEmail(transaction: Db, kind: LimitedEmail, email: string): Promise<boolean> {
  try {
    await consumeRateLimit(transaction, kind, toPseudonym(email))
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return false
    throw error
  }
}

/**
 * Checks the limit without a transaction or lock, because there may be thousands of requests for one address.
 */
export async function isEmailLimitReached(db: Db, kind: LimitedEmail, email: string): Promise<boolean> {
  return (await findWaitSeconds(db, kind, toPseudonym(email))) !== undefined
}

function toPseudonym(email: string): string {
  return createHash('sha256').update(`email ${email.toLowerCase()}`).digest('base64url')
}
