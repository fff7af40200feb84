import type pg from 'pg'
import { readTime } from '~backend/platform/db/read-time'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { toGeorgianTime } from '~contract/values/georgian-time'
import { advanceSteps } from './advance-steps'
import { announceSteps } from './announce-steps'

const INTERVAL_MS = 600_000
const MAX_DURATION_MS = 60_000
/** Earliest time of messages in Georgia, so that they do not disturb at night. */
const FIRST_TIME = '09:00'
const LAST_TIME = '21:00'

/** Creates the job that announces and takes the steps of unconfirmed statements. */
export function createFreshnessJob(pool: pg.Pool): Job {
  return {
    name: 'freshness',
    intervalMs: INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    async run(signal) {
      await advanceSteps(pool)
      const time = toGeorgianTime(new Date(await readTime(pool)))
      if (time >= FIRST_TIME && time < LAST_TIME) await announceSteps(pool, signal)
      return undefined
    },
  }
}
