import { type BenchData, startServer, waitForFirstMessage } from './server-process'

/**
 * Adds missing data. The server is stopped afterwards, so that its disk writes do not disturb the
 * measurements.
 */
export async function fillDatabase({ statements, dataDir }: BenchData): Promise<void> {
  process.stdout.write(`${statements} statements in ${dataDir}\n`)
  const { child, stop } = startServer('.cache/bench/backend.js', { statements, dataDir })
  try {
    await waitForFirstMessage(child)
  } finally {
    await stop()
  }
}
