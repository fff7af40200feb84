import type { Logger } from 'pino'
import type { Job } from '~backend/platform/jobs/run-jobs'

const INTERVAL_MS = 10 * 60_000
const MAX_DURATION_MS = 30 * 60_000

/** Resolves to the number of measured statements. */
export type MeasureWalkingTimes = (signal: AbortSignal) => Promise<number>

export function createWalkingTimesJob(log: Logger, measure: MeasureWalkingTimes): Job {
  return {
    name: 'walking-times',
    intervalMs: INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    async run(signal) {
      const started = performance.now()
      const statements = await measure(signal).catch((error: unknown) => {
        // An aborted run is repeated after the next start.
        if (!signal.aborted) throw error
        return 0
      })
      const milliseconds = Math.round(performance.now() - started)
      if (statements > 0)
        log.info({ statements, milliseconds }, 'the walking times of statements were measured')
      return undefined
    },
  }
}
