import { constants } from 'node:os'
import { DatabaseStartError } from '~backend/platform/db/start-error'

/** Error shown to the operator without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/**
 * Until the site is open, ends the process by `exit` on failures and signals, so that child processes are
 * stopped too.
 */
export function reportStartFailure(): { opened(): void } {
  const tell = (error: unknown) => {
    process.stderr.write(`Ezo could not start. ${formatStartFailure(error)}\n`)
    process.exit(1)
  }
  const leave = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal])
  process.on('uncaughtException', tell).on('SIGINT', leave).on('SIGTERM', leave)
  return {
    opened: () => {
      process.off('uncaughtException', tell).off('SIGINT', leave).off('SIGTERM', leave)
    },
  }
}

export function formatStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `Port ${error.port} is taken: set PORT to another one, or stop the program that uses it.`
  if (error instanceof StartError || error instanceof DatabaseStartError) return error.message
  return error.stack ?? error.message
}
