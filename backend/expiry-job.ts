import type pg from 'pg'
import type { Logger } from 'pino'
import { deleteOldLeads } from '~backend/account-leads/erase-leads'
import { deleteExpiredInvitations } from '~backend/agents/invitations'
import { deleteFormerDevices } from '~backend/auth/known-devices'
import { deleteFormerNetworks } from '~backend/auth/known-networks'
import { deleteExpiredAttempts } from '~backend/auth/sign-in-attempts'
import { deleteOldCompanyViewers } from '~backend/companies/page-views'
import { deleteOldComparisons } from '~backend/comparisons/store'
import { deleteOldConversations } from '~backend/conversations/erase-conversations'
import { deleteExpiredConfirmationLinks } from '~backend/freshness/confirmation-links'
import { deleteExpiredRecoveries } from '~backend/identity/account-recoveries'
import { deleteExpiredEmailChanges } from '~backend/identity/email-changes'
import { deleteExpiredChallenges } from '~backend/identity/passkeys/store'
import { deleteExpiredResets } from '~backend/identity/password-resets'
import { deleteExpiredRegistrations } from '~backend/identity/registrations'
import { deleteOldMessages } from '~backend/messages/delivery/store'
import { deleteOldCodes } from '~backend/phone-codes/sent-codes'
import { deleteExpiredSessions } from '~backend/platform/auth/sessions'
import { runForEach } from '~backend/platform/jobs/run-for-each'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { deleteExpiredRateLimits } from '~backend/platform/rate-limits'
import { deleteOldShownChanges } from '~backend/platform/shown-changes'
import { deleteExpiredCookies } from '~backend/platform/stored-cookies'
import { deleteUnconfirmedSearches } from '~backend/saved-searches/followed-store'
import { expireContactRequests } from '~backend/search-requests/contact-request-response'
import { deleteExpiredAppraisalRequests } from '~backend/services/appraisals/store'
import { refundDaysOfDeleted } from '~backend/services/orders/refund-unused-days'
import { deleteOldDrafts } from '~backend/statement-drafts/store'
import { deleteOldImports } from '~backend/statement-imports/store'
import { expireStatements, getMsUntilNextVipEnd } from '~backend/statements/expire-statements'
import { deletePastViewers } from '~backend/statements/views/store'
import { cancelImpossibleStays, lapseStays } from '~backend/stays/change'
import { deleteOldStays } from '~backend/stays/store'
import { deleteOldViewings } from '~backend/viewings/store'
import { deleteOldWatches } from '~backend/watched-prices/store'

const INTERVAL_MS = 15_000
const MAX_DURATION_MS = 60_000
/** Delay in ms added to the next expiry, so that it has passed when the job runs. */
const MIN_DELAY_MS = 20

export type ExpiryTask = (db: pg.Pool) => Promise<void>

const TASKS: readonly ExpiryTask[] = [
  expireStatements,
  deleteExpiredSessions,
  deleteExpiredAttempts,
  deleteFormerNetworks,
  deleteFormerDevices,
  deleteExpiredRegistrations,
  deleteExpiredResets,
  deleteExpiredEmailChanges,
  deleteExpiredRecoveries,
  deleteExpiredChallenges,
  deleteExpiredRateLimits,
  deleteOldShownChanges,
  deleteExpiredCookies,
  deletePastViewers,
  deleteOldCompanyViewers,
  deleteOldCodes,
  deleteOldMessages,
  deleteOldConversations,
  deleteOldLeads,
  deleteOldDrafts,
  deleteOldImports,
  expireContactRequests,
  deleteExpiredAppraisalRequests,
  refundDaysOfDeleted,
  deleteOldViewings,
  lapseStays,
  cancelImpossibleStays,
  deleteOldStays,
  deleteExpiredInvitations,
  deleteExpiredConfirmationLinks,
  deleteUnconfirmedSearches,
  deleteOldWatches,
  deleteOldComparisons,
]

/** Creates a job that also runs at the moment a promotion expires. */
export function createExpiryJob(db: pg.Pool, moreTasks: readonly ExpiryTask[] = []): Job {
  return {
    name: 'expiry',
    intervalMs: INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    async run(signal) {
      await runExpiry(db, moreTasks, signal)
      return Math.max(MIN_DELAY_MS, await getMsUntilNextVipEnd(db))
    },
  }
}

/** Runs the expiry before pages are served. A failure is logged, because the job retries it. */
export async function runFirstExpiry(
  db: pg.Pool,
  log: Pick<Logger, 'warn'>,
  moreTasks: readonly ExpiryTask[] = [],
): Promise<void> {
  await runExpiry(db, moreTasks).catch(({ message }: Error) => {
    log.warn({ reason: message }, 'the first expiry failed for some tasks')
  })
}

/**
 * Runs every task.
 * @throws Error after all tasks, with the names of those that failed
 */
export async function runExpiry(
  db: pg.Pool,
  moreTasks: readonly ExpiryTask[] = [],
  signal?: AbortSignal,
): Promise<void> {
  await runForEach([...TASKS, ...moreTasks], (task) => runNamed(task, db), signal)
}

async function runNamed(task: ExpiryTask, db: pg.Pool): Promise<void> {
  try {
    await task(db)
  } catch (error) {
    throw new Error(`${task.name}: ${(error as Error).message}`, { cause: error })
  }
}
