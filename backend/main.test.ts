import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startBackend } from './main'

test('the backend starts on an empty data directory, answers, stops and starts again with the same data', {
  timeout: 60_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ezo-backend-'))
  // Root's PostgreSQL runs as another user, who must get in.
  await chmod(dataDir, 0o755)
  const options = { dataDir, seedStatements: 20, log: pino({ level: 'silent' }), rootDir: process.cwd() }
  try {
    const totals: number[] = []
    for (const _start of ['first', 'second']) {
      const backend = await startBackend(options)
      await backend.ready()
      const response = await fetch(`${backend.origin}/api/v1/microservice/statements/count`, {
        headers: { 'x-website-key': 'ezo' },
      })
      totals.push((await response.json()).data.total)
      await backend.stop()
      await expect(backend.ready()).rejects.toThrow()
      await expect(fetch(backend.origin)).rejects.toThrow()
    }
    expect(totals[0]).toBeGreaterThan(10)
    expect(totals[1]).toBe(totals[0])
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
