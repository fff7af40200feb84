import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { pino } from 'pino'
import { COLUMN_STORE_READY } from '~backend/api-context'
import { startBackend } from '~backend/main'

let resolveColumnsRead: (() => void) | undefined
const columnStoreLoaded = new Promise<void>((resolve) => {
  resolveColumnsRead = resolve
})

/** The backend alone, on the given data directory. Prints its origins when it is warm; ends on SIGTERM. */
const backend = await startBackend({
  dataDir: process.env.DATA_DIR ?? '',
  isDemo: true,
  seedStatements: Number(process.env.SEED_STATEMENTS),
  rateLimitDrawings: 300,
  preparedPictures: 0,
  rootDir: process.cwd(),
  workerFolder: new URL('.', import.meta.url),
  log: pino({ level: 'info' }, { write: writeLogLine }),
})
await columnStoreLoaded
// Registers users for requests that require one.
const peopleServer = createServer(express().use('/sandbox', backend.sandbox)).listen(0, '127.0.0.1')
await once(peopleServer, 'listening')
const peopleOrigin = `http://127.0.0.1:${(peopleServer.address() as AddressInfo).port}`
process.once('SIGTERM', async () => {
  await backend.stop()
  process.exit(0)
})
process.send?.({ origin: backend.origin, peopleOrigin })

/** Prints the seed's progress; requests are not logged. */
function writeLogLine(line: string) {
  const { msg, req, method } = JSON.parse(line)
  if (msg === COLUMN_STORE_READY) resolveColumnsRead?.()
  if (!req && !method && msg) process.stdout.write(`  ${msg}\n`)
}
