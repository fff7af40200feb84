import type pg from 'pg'
import type { Logger } from 'pino'
import { hasRecentModel, retrainModel } from './retrain-model'

const CHECK_INTERVAL_MS = 10 * 60_000
/** The market does not move faster. */
const MAX_MODEL_AGE_HOURS = 24

/** Retrains daily, and at start when there is no model. */
export function startRetrainingJob(pool: pg.Pool, log: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let running = retrainIfDue()
  const timer = setInterval(() => {
    running = running.then(retrainIfDue)
  }, CHECK_INTERVAL_MS)
  timer.unref()

  async function retrainIfDue() {
    try {
      if (stopping.signal.aborted || (await hasRecentModel(pool, MAX_MODEL_AGE_HOURS))) return
      const started = performance.now()
      const id = await retrainModel(pool, stopping.signal)
      const milliseconds = Math.round(performance.now() - started)
      if (id) log.info({ model: id, milliseconds }, 'learned the prices of the market')
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'the prices of the market were not learned; later again')
    }
  }

  return {
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await running
    },
  }
}
