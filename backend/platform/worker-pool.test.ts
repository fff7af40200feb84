import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { POOL_TASKS, type PoolTasks } from '~tests/fixtures/pool-tasks'
import { createWorkerPool, type WorkerPool } from './worker-pool'

const folder = mkdtempSync(join(tmpdir(), 'ezo-worker-'))
const tasksFile = join(folder, 'tasks.mjs')
writeFileSync(tasksFile, POOL_TASKS)
const log = { warn: vi.fn() }
const pools: WorkerPool<PoolTasks>[] = []

function createPool(file = tasksFile) {
  const pool = createWorkerPool<PoolTasks>(pathToFileURL(file), log)
  pools.push(pool)
  return pool
}

afterAll(() => rmSync(folder, { recursive: true }))

afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.stop())))

test('a task that times out is killed with its thread, and the next one runs', async () => {
  const pool = createWorkerPool<PoolTasks>(pathToFileURL(tasksFile), log, { maxTaskMs: 1_000 })
  pools.push(pool)
  await expect(pool.run('spin', null)).rejects.toThrow('aborted')
  expect(await pool.run('add', [2, 3])).toBe(5)
})

test('a task returns its result', async () => {
  expect(await createPool().run('add', [2, 3])).toBe(5)
})

test.each([
  ['an error', 'fail', 'no such flat', 'no such flat'],
  ['the end of its thread', 'exit', 3, 'worker exited with code: 3'],
  ['an error that nobody awaits', 'throwLater', 'out of order', 'out of order'],
  ['too little memory', 'fillMemory', 1_000_000, 'out of memory'],
] as const)(
  'a task that meets %s is rejected, and the next one runs',
  async (_what, name, input, message) => {
    const pool = createPool()
    await expect(pool.run(name, input as never)).rejects.toThrow(message)
    expect(await pool.run('add', [2, 3])).toBe(5)
  },
)

test('an aborted task is killed, and the next one runs', async () => {
  const pool = createPool()
  await expect(pool.run('spin', null, AbortSignal.timeout(300))).rejects.toThrow('aborted')
  expect(await pool.run('add', [2, 3])).toBe(5)
})

test('a second task runs after the first has ended, unless it is aborted before', async () => {
  const pool = createPool()
  const abort = new AbortController()
  const ended: string[] = []
  const first = expect(
    pool.run('spin', null, abort.signal).finally(() => ended.push('first')),
  ).rejects.toThrow('aborted')
  const second = pool.run('add', [2, 3]).finally(() => ended.push('second'))
  const third = expect(pool.run('add', [4, 5], AbortSignal.timeout(100))).rejects.toThrow('timeout')
  await once(AbortSignal.timeout(200), 'abort')
  expect(ended).toEqual([])
  abort.abort()
  expect(await second).toBe(5)
  await Promise.all([first, third])
  expect(ended).toEqual(['first', 'second'])
})

test('a task is rejected while its file is missing, and runs once it exists', async () => {
  const file = join(folder, 'later.mjs')
  const pool = createPool(file)
  await expect(pool.run('add', [2, 3])).rejects.toThrow('Terminating worker thread')
  expect(log.warn).toHaveBeenCalledWith(
    { file: expect.stringMatching(/later\.mjs$/), reason: expect.stringContaining('later.mjs') },
    'a worker thread failed',
  )
  writeFileSync(file, POOL_TASKS)
  expect(await pool.run('add', [2, 3])).toBe(5)
})

test('a running task ends with the pool', async () => {
  const pool = createPool()
  const running = expect(pool.run('spin', null)).rejects.toThrow('Terminating worker thread')
  await once(AbortSignal.timeout(200), 'abort')
  await pool.stop()
  await running
})

test('stopping an unused pool loads nothing', async () => {
  await expect(createPool().stop()).resolves.toBeUndefined()
})
