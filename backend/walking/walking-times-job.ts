import type { Logger } from 'pino'
import type { Part } from '~backend/platform/jobs/part'
import type { Job } from '~backend/platform/jobs/run-jobs'

const INTERVAL_MS = 10 * 60_000
const MAX_DURATION_MS = 30 * 60_000

/** Measures some statements and projects. */
export type MeasureWalkingTimes = (signal: AbortSignal) => Promise<Part>

export function createWalkingTimesJob(log: Logger, measure: MeasureWalkingTimes): Job {
  return {
    name: 'walking-times',
    intervalMs: INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    isLong: true,
    async run(signal) {
      const started = performance.now()
      const { count, isDone } = await measure(signal).catch((error: unknown) => {
        // An aborted run is repeated after the next start.
        if (!signal.aborted) throw error
        return { count: 0, isDone: false }
      })
      const milliseconds = Math.round(performance.now() - started)
      if (count > 0)
        log.info({ statements: count, milliseconds }, 'the walking times of statements were measured')
      return isDone ? undefined : 0
    },
  }
}
