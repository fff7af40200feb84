import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withWorkerFile } from '~tests/fixtures/worker-file'
import { type Backend, type BackendOptions, startBackend } from './main'

const workerFile = withWorkerFile()
let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ezo-backend-'))
  // Root's PostgreSQL runs as another user, who must get in.
  await chmod(dataDir, 0o755)
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))

function start(options: Pick<BackendOptions, 'isDemo'>): Promise<Backend> {
  const log = pino({ level: 'silent' })
  return startBackend({
    dataDir,
    seedStatements: 20,
    log,
    rateLimitDrawings: 300,
    rootDir: process.cwd(),
    workerFile: workerFile.url,
    ...options,
  })
}

async function countStatements({ origin }: Backend): Promise<number> {
  const response = await fetch(`${origin}/api/v1/microservice/statements/count`, {
    headers: { 'x-website-key': 'ezo' },
  })
  return (await response.json()).data.total
}

test('a demo starts on an empty data directory, answers, stops and starts again with the same data', {
  timeout: 60_000,
}, async () => {
  const totals: number[] = []
  for (const _start of ['first', 'second']) {
    const backend = await start({ isDemo: true })
    await backend.ready()
    totals.push(await countStatements(backend))
    await backend.stop()
    await expect(backend.ready()).rejects.toThrow()
    await expect(fetch(backend.origin)).rejects.toThrow()
  }
  expect(totals[0]).toBeGreaterThan(10)
  expect(totals[1]).toBe(totals[0])
  await expect(start({ isDemo: false })).rejects.toThrow(/holds demo people,.*Set DEMO=1/s)
})

test('a marketplace that is no demo starts without demo data and stand-ins', {
  timeout: 60_000,
}, async () => {
  const backend = await start({ isDemo: false })
  expect(await countStatements(backend)).toBe(0)
  expect(backend.standIns).toBeUndefined()
  const chatToken = await fetch(`${backend.origin}/sandbox/chat/token`, { method: 'POST' })
  expect(chatToken.status).not.toBe(200)
  expect((await fetch(`${backend.origin}/pictures/bedroom-a1-0.webp`)).status).not.toBe(200)
  await backend.stop()
})
