import { createLog } from '../log'
import { parseSettings } from '../settings/settings'
import { reportStartFailure } from '../start-failure'
import { formatStartLine } from '../start-line'
import { runProcesses } from './run-processes'

/** Starts the site in this process, or in as many processes as WEB_CONCURRENCY says. */
const program = new URL('server.js', import.meta.url)
const startup = reportStartFailure()
const settings = parseSettings(process.env)
if (settings.webConcurrency === 1) {
  startup.opened()
  await import(program.href)
} else {
  const log = createLog(settings.logLevel)
  const processes = runProcesses({ program, count: settings.webConcurrency, log })
  await processes.listening
  startup.opened()
  process.stdout.write(formatStartLine(settings))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void processes.stop().then(() => process.exit(0)))
}
