import { measureBackend } from './measure-backend'
import { measureWebServer } from './measure-web-server'
import { startServer, waitForFirstMessage } from './server-process'

const statements = Number(process.env.SEED_STATEMENTS ?? 4_000)
const dataDir = process.env.DATA_DIR ?? `.cache/bench-${statements}`

process.stdout.write(`${statements} statements in ${dataDir}\n`)
await fillDatabase()
process.stdout.write(await measureBackend({ statements, dataDir }))
process.stdout.write(await measureWebServer({ statements, dataDir }))

/**
 * Adds missing data. The server is stopped afterwards, so that its disk writes do not disturb the
 * measurements.
 */
async function fillDatabase() {
  const { child, stop } = startServer('.cache/bench/backend.js', { statements, dataDir })
  try {
    await waitForFirstMessage(child)
  } finally {
    await stop()
  }
}
