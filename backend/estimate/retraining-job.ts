import type pg from 'pg'
import type { Logger } from 'pino'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { hasRecentModel } from './retrain-model'

const CHECK_INTERVAL_MS = 10 * 60_000
const MAX_DURATION_MS = 10 * 60_000
/** The market does not move faster. */
const MAX_MODEL_AGE_HOURS = 24

/** Resolves to the number of the new model. */
export type Retrain = (signal: AbortSignal) => Promise<number | undefined>

export function createRetrainingJob(pool: pg.Pool, log: Logger, retrain: Retrain): Job {
  return {
    name: 'estimate-retraining',
    intervalMs: CHECK_INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    async run(signal) {
      if (await hasRecentModel(pool, MAX_MODEL_AGE_HOURS)) return undefined
      const started = performance.now()
      const id = await retrain(signal).catch((error: unknown) => {
        // The next start repeats what was broken off.
        if (!signal.aborted) throw error
      })
      const milliseconds = Math.round(performance.now() - started)
      if (id) log.info({ model: id, milliseconds }, 'learned the prices of the market')
      return undefined
    },
  }
}
