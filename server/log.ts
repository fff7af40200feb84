import { type Logger, pino } from 'pino'

/** In bytes; a line by itself costs as much as finding a kept page. */
const WRITTEN_AT_ONCE = 4_096
const MAX_DELAY_MS = 200

export function createLog(level: string): Logger {
  return pino(
    { level },
    pino.destination({ sync: false, minLength: WRITTEN_AT_ONCE, periodicFlush: MAX_DELAY_MS }),
  )
}
