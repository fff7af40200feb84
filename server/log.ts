import { type Logger, pino } from 'pino'

/** Buffer size in bytes. Writing each line separately costs as much as finding a cached page. */
const WRITTEN_AT_ONCE = 4_096
const MAX_DELAY_MS = 200
/** Maximum size in bytes of lines that cannot be written; further lines are lost. */
const MAX_WAITING = 1_000_000

/** @param mixin fields added to each line */
export function createLog(level: string, mixin?: () => object): Logger {
  const destination = pino.destination({
    sync: false,
    minLength: WRITTEN_AT_ONCE,
    maxLength: MAX_WAITING,
    periodicFlush: MAX_DELAY_MS,
  })
  surviveFullDisk(destination)
  return pino({ level, ...(mixin && { mixin }) }, destination)
}

/**
 * Keeps the site running when the log fails. Without a listener, a log error ends the process; `flushSync`,
 * which retries until there is space, keeps it from ending.
 */
function surviveFullDisk(destination: ReturnType<typeof pino.destination>): void {
  let isFailing = false
  const flush = destination.flushSync.bind(destination)
  destination.on('error', () => {
    isFailing = true
  })
  destination.on('write', () => {
    isFailing = false
  })
  destination.flushSync = () => {
    if (!isFailing) flush()
  }
}
