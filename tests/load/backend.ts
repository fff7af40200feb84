import { pino } from 'pino'
import { COLUMNS_READ } from '../../backend/api'
import { startBackend } from '../../backend/main'

let opened: (() => void) | undefined
const columnsRead = new Promise<void>((resolve) => {
  opened = resolve
})

/** The backend alone, on the data directory it is given. Says its origin when it is warm; ends on SIGTERM. */
const backend = await startBackend({
  dataDir: process.env.DATA_DIR ?? '',
  seedStatements: Number(process.env.SEED_STATEMENTS),
  rootDir: process.cwd(),
  log: pino({ level: 'info' }, { write: tell }),
})
await columnsRead
process.send?.({ origin: backend.origin })
process.once('SIGTERM', async () => {
  await backend.stop()
  process.exit(0)
})

/** What the seed says about its progress; requests are not worth a line. */
function tell(line: string) {
  const { msg, req, method } = JSON.parse(line)
  if (msg === COLUMNS_READ) opened?.()
  if (!req && !method && msg) process.stdout.write(`  ${msg}\n`)
}
