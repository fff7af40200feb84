import type pg from 'pg'
import type { Logger } from 'pino'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { hasRecentModel } from './retrain-model'

const CHECK_INTERVAL_MS = 10 * 60_000
const MAX_DURATION_MS = 10 * 60_000
/** Maximum age of the model in hours; the market does not move faster. */
const MAX_MODEL_AGE_HOURS = 24

/** Trains a model and resolves to its number. */
export type Retrain = (signal: AbortSignal) => Promise<number | undefined>

export function createRetrainingJob(pool: pg.Pool, log: Logger, retrain: Retrain): Job {
  return {
    name: 'estimate-retraining',
    intervalMs: CHECK_INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    isLong: true,
    async run(signal) {
      if (await hasRecentModel(pool, MAX_MODEL_AGE_HOURS)) return undefined
      const started = performance.now()
      const id = await retrain(signal).catch((error: unknown) => {
        // An aborted run is repeated after the next start.
        if (!signal.aborted) throw error
      })
      const milliseconds = Math.round(performance.now() - started)
      if (id) log.info({ model: id, milliseconds }, 'the price model was retrained')
      return undefined
    },
  }
}
