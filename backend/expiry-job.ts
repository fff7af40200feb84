import type pg from 'pg'
import { deleteFormerDevices } from '~backend/auth/known-devices'
import { deleteFormerNetworks } from '~backend/auth/known-networks'
import { deleteExpiredAttempts } from '~backend/auth/sign-in-attempts'
import { deleteOldCompanyViewers } from '~backend/companies/page-views'
import { deleteExpiredChallenges } from '~backend/identity/passkeys/store'
import { deleteExpiredResets } from '~backend/identity/password-resets'
import { deleteExpiredRegistrations } from '~backend/identity/registrations'
import { deleteOldMessages } from '~backend/messages/delivery/store'
import { deleteOldCodes } from '~backend/phone-codes/sent-codes'
import { deleteExpiredSessions } from '~backend/platform/auth/sessions'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { deleteExpiredRateLimits } from '~backend/platform/rate-limits'
import { deleteOldShownChanges } from '~backend/platform/shown-changes'
import { expireContactRequests } from '~backend/search-requests/contact-request-response'
import { deleteExpiredAppraisalRequests } from '~backend/services/appraisals/store'
import { giveBackDaysOfDeleted } from '~backend/services/orders/give-back-days'
import { deleteOldImports } from '~backend/statement-imports/store'
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
  await deleteFormerNetworks(db)
  await deleteFormerDevices(db)
  await deleteExpiredRegistrations(db)
  await deleteExpiredResets(db)
  await deleteExpiredChallenges(db)
  await deleteExpiredRateLimits(db)
  await deleteOldShownChanges(db)
  await deletePastViewers(db)
  await deleteOldCompanyViewers(db)
  await deleteOldCodes(db)
  await deleteOldMessages(db)
  await deleteOldImports(db)
  await expireContactRequests(db)
  await deleteExpiredAppraisalRequests(db)
  await giveBackDaysOfDeleted(db)
  for (const task of moreTasks) await task(db)
}
