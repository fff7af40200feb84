import type pg from 'pg'
import { deleteExpiredAttempts } from '~backend/auth/sign-in-attempts'
import { deleteOldCompanyViewers } from '~backend/companies/page-views'
import { deleteOldCodes } from '~backend/phone-codes/store'
import { deleteExpiredSessions } from '~backend/platform/auth/sessions'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { deleteExpiredRateLimits } from '~backend/platform/rate-limits'
import { expireContactRequests } from '~backend/search-requests/contact-request-response'
import { deleteExpiredAppraisalRequests } from '~backend/services/appraisals/store'
import { expireStatements, getMsUntilNextVipEnd } from '~backend/statements/expire-statements'
import { deletePastViewers } from '~backend/statements/views/store'

const INTERVAL_MS = 15_000
const MAX_DURATION_MS = 60_000
/** Added so that what ends at this moment has ended by then. */
const MIN_DELAY_MS = 20

export type ExpiryTask = (db: pg.Pool) => Promise<void>

/** Runs at the moment until which a promotion was bought. */
export function createExpiryJob(db: pg.Pool, moreTasks: readonly ExpiryTask[] = []): Job {
  return {
    name: 'expiry',
    intervalMs: INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    async run() {
      await runExpiry(db, moreTasks)
      return Math.max(MIN_DELAY_MS, await getMsUntilNextVipEnd(db))
    },
  }
}

export async function runExpiry(db: pg.Pool, moreTasks: readonly ExpiryTask[] = []): Promise<void> {
  await expireStatements(db)
  await deleteExpiredSessions(db)
  await deleteExpiredAttempts(db)
  await deleteExpiredRateLimits(db)
  await deletePastViewers(db)
  await deleteOldCompanyViewers(db)
  await deleteOldCodes(db)
  await expireContactRequests(db)
  await deleteExpiredAppraisalRequests(db)
  for (const task of moreTasks) await task(db)
}
