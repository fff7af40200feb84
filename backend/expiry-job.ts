import type pg from 'pg'
import type { Logger } from 'pino'
import { deleteExpiredAttempts } from '~backend/auth/sign-in-attempts'
import { deleteOldCompanyViewers } from '~backend/companies/page-views'
import { deleteOldCodes } from '~backend/phone-codes/store'
import { deleteExpiredSessions } from '~backend/platform/auth/sessions'
import { deleteExpiredRateLimits } from '~backend/platform/rate-limits'
import { expireContactRequests } from '~backend/search-requests/contact-request-response'
import { deleteExpiredAppraisalRequests } from '~backend/services/appraisals/store'
import { expireStatements, getMsUntilNextVipEnd } from '~backend/statements/expire-statements'
import { deletePastViewers } from '~backend/statements/views/store'

const INTERVAL_MS = 15_000
/** When something ends at this moment, it has ended by then. */
const MIN_DELAY_MS = 20

export type ExpiryTask = (db: pg.Pool) => Promise<void>

/** Runs the expiry of every family, and the tasks handed in, once at the start and then again and again. */
export async function startExpiryJob(
  db: pg.Pool,
  log: Logger,
  moreTasks: readonly ExpiryTask[] = [],
): Promise<{ stop(): void }> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  await runExpiry(db, moreTasks)
  await scheduleNext()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }

  async function scheduleNext() {
    // Bought prominence is not shown a moment longer than it was bought for.
    const milliseconds = await getMsUntilNextVipEnd(db).catch(() => INTERVAL_MS)
    runAfter(Math.min(INTERVAL_MS, Math.max(MIN_DELAY_MS, milliseconds)))
  }

  function runAfter(milliseconds: number) {
    if (isStopped) return
    timer = setTimeout(() => {
      runExpiry(db, moreTasks).then(scheduleNext, (error: Error) => {
        // The message alone: the details of a database's error quote rows, and rows hold people.
        log.warn({ reason: error.message }, 'the sweep failed; it comes again')
        runAfter(INTERVAL_MS)
      })
    }, milliseconds)
    timer.unref()
  }
}

async function runExpiry(db: pg.Pool, moreTasks: readonly ExpiryTask[]): Promise<void> {
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
