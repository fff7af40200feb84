import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { POOL_TASKS, type PoolTasks } from '~tests/fixtures/pool-tasks'
import { serverBundles, WORKERS } from '../../scripts/server-bundle.mjs'
import { createProcessPool } from './process-pool'
import type { WorkerPool } from './worker-pool'

type Tasks = PoolTasks & {
  readEnvironment: (name: string) => Promise<string | undefined>
  getFiles: (name: string) => Promise<Map<string, Uint8Array>>
  getPid: (nothing: null) => Promise<number>
}

const TASKS = `${POOL_TASKS}
  export const readEnvironment = async (name) => process.env[name]
  export const getFiles = async (name) => new Map([[name, Buffer.from([1, 2])]])
  export const getPid = async () => process.pid
`

const folder = mkdtempSync(join(tmpdir(), 'ezo-process-'))
const tasksFile = pathToFileURL(join(folder, 'tasks.mjs'))
const log = { warn: vi.fn() }
const pools: WorkerPool<Tasks>[] = []

function createPool(options: Partial<Parameters<typeof createProcessPool>[2]> = {}) {
  const pool = createProcessPool<Tasks>(tasksFile, log, { idleMs: 60_000, maxHeapMb: 64, ...options })
  pools.push(pool)
  return pool
}

beforeAll(async () => {
  writeFileSync(tasksFile, TASKS)
  await build(serverBundles(folder, { 'task-process': WORKERS['task-process'] }))
  // The bundle is an ES module, like the site's.
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.stop())))

test('a task returns its result, files included', async () => {
  const pool = createPool()
  expect(await pool.run('add', [2, 3])).toBe(5)
  const files = await pool.run('getFiles', 'photo.webp')
  expect([...files].map(([name, bytes]) => [name, [...bytes]])).toEqual([['photo.webp', [1, 2]]])
})

test('a task process has no secrets of the server', async () => {
  vi.stubEnv('SESSION_SECRET', 'x'.repeat(32))
  const pool = createPool()
  expect(await pool.run('readEnvironment', 'SESSION_SECRET')).toBeUndefined()
  expect(await pool.run('readEnvironment', 'PATH')).toBe(process.env.PATH)
  vi.unstubAllEnvs()
})

test.each([
  ['an error', 'fail', 'no such photo', 'no such photo'],
  ['the end of its process', 'exit', 3, 'worker process ended: 3'],
  ['an error that nobody awaits', 'throwLater', 'out of order', 'worker process ended: 1'],
  ['too little memory', 'fillMemory', 1_000_000, 'worker process ended'],
] as const)(
  'a task that meets %s is rejected, and the next one runs',
  async (_what, name, input, message) => {
    const pool = createPool()
    await expect(pool.run(name, input as never)).rejects.toThrow(message)
    expect(await pool.run('add', [2, 3])).toBe(5)
  },
)

test('a task that times out or is aborted is killed, and the next one runs', async () => {
  // The limit includes the start of a process.
  const pool = createPool({ maxTaskMs: 3_000 })
  await expect(pool.run('wait', null)).rejects.toMatchObject({ name: 'AbortError' })
  expect(await pool.run('add', [2, 3])).toBe(5)
  await expect(pool.run('spin', null, AbortSignal.timeout(100))).rejects.toThrow('aborted')
  expect(await pool.run('add', [2, 3])).toBe(5)
})

test('one task runs at a time unless the width allows more', async () => {
  const narrow = createPool({ maxTaskMs: 3_000 })
  const ended: string[] = []
  const waiting = narrow.run('wait', null).catch(() => ended.push('first'))
  const second = narrow.run('add', [2, 3]).then(() => ended.push('second'))
  await Promise.all([waiting, second])
  expect(ended).toEqual(['first', 'second'])

  const wide = createPool({ width: 2 })
  const [one, other] = await Promise.all([wide.run('getPid', null), wide.run('getPid', null)])
  expect(one).toBe(other)
})

test('a process ends after its idle time, and the next task starts another one', async () => {
  const pool = createPool({ idleMs: 50 })
  const pid = await pool.run('getPid', null)
  await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false)
  expect(await pool.run('getPid', null)).not.toBe(pid)
})

test('a running task ends with the pool', async () => {
  const pool = createPool()
  const running = expect(pool.run('spin', null)).rejects.toThrow('SIGKILL')
  await once(AbortSignal.timeout(200), 'abort')
  await pool.stop()
  await running
})

test('a task is rejected while its file is missing', async () => {
  const pool = createProcessPool<Tasks>(new URL('missing.mjs', tasksFile), log, { idleMs: 1_000 })
  await expect(pool.run('add', [2, 3])).rejects.toThrow('missing.mjs')
  await pool.stop()
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
