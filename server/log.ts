import { type Logger, pino } from 'pino'

/** In bytes; a line by itself costs as much as finding a kept page. */
const WRITTEN_AT_ONCE = 4_096
const MAX_DELAY_MS = 200
/** In bytes, of lines that cannot be written; further ones are lost. */
const MAX_WAITING = 1_000_000

/** @param mixin what each line says beside its own */
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

/** Without a listener an error of the log ends the site, and `flushSync`, which tries until there is room, keeps it from ending. */
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
