import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { pino } from 'pino'
import { COLUMNS_READ } from '../../backend/api'
import { startBackend } from '../../backend/main'

let opened: (() => void) | undefined
const columnsRead = new Promise<void>((resolve) => {
  opened = resolve
})

/** The backend alone, on the data directory it is given. Says its origins when it is warm; ends on SIGTERM. */
const backend = await startBackend({
  dataDir: process.env.DATA_DIR ?? '',
  seedStatements: Number(process.env.SEED_STATEMENTS),
  rootDir: process.cwd(),
  log: pino({ level: 'info' }, { write: tell }),
})
await columnsRead
// Where people who ask for what only users get are registered.
const people = createServer(express().use('/sandbox', backend.sandbox)).listen(0, '127.0.0.1')
await once(people, 'listening')
const peopleOrigin = `http://127.0.0.1:${(people.address() as AddressInfo).port}`
process.once('SIGTERM', async () => {
  await backend.stop()
  process.exit(0)
})
process.send?.({ origin: backend.origin, peopleOrigin })

/** What the seed says about its progress; requests are not worth a line. */
function tell(line: string) {
  const { msg, req, method } = JSON.parse(line)
  if (msg === COLUMNS_READ) opened?.()
  if (!req && !method && msg) process.stdout.write(`  ${msg}\n`)
}
