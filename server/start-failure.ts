/** A start that cannot go on for a reason the operator can mend: told in their words, without a stack. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}

/** Until the site is open, whatever fails ends the program with a reason. */
export function tellWhyNotStarted(): { opened(): void } {
  const tell = (error: unknown) => {
    process.stderr.write(`Ezo could not start. ${reasonOf(error)}\n`)
    process.exit(1)
  }
  process.on('uncaughtException', tell)
  return { opened: () => process.off('uncaughtException', tell) }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `Port ${error.port} is taken: set PORT to another one, or stop the program that uses it.`
  if (error.name.endsWith('StartError')) return error.message
  return error.stack ?? error.message
}
