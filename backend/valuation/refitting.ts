import type pg from 'pg'
import type { Logger } from 'pino'
import { hasModelOf, refit } from './models'

const LOOK_EVERY_MS = 10 * 60_000
/** A market does not move faster. */
const HOURS = 24

/** Learns the market anew every day, and once at the start if there is no model yet. */
export function startRefitting(pool: pg.Pool, log: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let running = look()
  const timer = setInterval(() => {
    running = running.then(look)
  }, LOOK_EVERY_MS)
  timer.unref()

  async function look() {
    try {
      if (stopping.signal.aborted || (await hasModelOf(pool, HOURS))) return
      const started = performance.now()
      const id = await refit(pool, stopping.signal)
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
