import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TimedCache } from './timed-cache'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Loads 1, 2, 3 …, each when the test resolves it. */
function createControlledLoad() {
  const pending: { resolve(): void; reject(error: Error): void }[] = []
  let loads = 0
  const load = () =>
    new Promise<number>((resolve, reject) => {
      loads += 1
      const value = loads
      pending.push({ resolve: () => resolve(value), reject })
    })
  return {
    load,
    countLoads: () => loads,
    finish: () => pending.shift()?.resolve(),
    fail: () => pending.shift()?.reject(new Error('unreachable')),
  }
}

const createCountedLoad = () => {
  let loads = 0
  return async () => {
    loads += 1
    return loads
  }
}

test('get loads a value once, and again at its maximum age', async () => {
  const cache = new TimedCache(createCountedLoad(), 1_000)
  expect(await cache.get()).toBe(1)
  vi.advanceTimersByTime(999)
  expect(await cache.get()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await cache.get()).toBe(2)
})

test('get reloads a value in the background shortly before it expires, and callers do not wait', async () => {
  const { load, finish, countLoads } = createControlledLoad()
  const cache = new TimedCache(load, 1_000)
  const first = cache.get()
  finish()
  await first
  vi.advanceTimersByTime(749)
  expect(await cache.get()).toBe(1)
  expect(countLoads()).toBe(1)
  vi.advanceTimersByTime(1)
  expect([await cache.get(), await cache.get()]).toEqual([1, 1])
  expect(countLoads()).toBe(2)
  finish()
  await expect.poll(() => cache.get()).toBe(2)
  expect(countLoads()).toBe(2)
})

test('callers who ask during a load share it', async () => {
  const { load, finish, countLoads } = createControlledLoad()
  const cache = new TimedCache(load, 1_000)
  const values = Promise.all([cache.get(), cache.get(), cache.getStale()])
  finish()
  expect(await values).toEqual([1, 1, 1])
  expect(countLoads()).toBe(1)
})

test('a failed load rejects for waiting callers and is retried by the next caller', async () => {
  const { load, fail, finish } = createControlledLoad()
  const cache = new TimedCache(load, 1_000)
  const failing = Promise.allSettled([cache.get(), cache.get()])
  fail()
  expect(await failing).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  const value = cache.get()
  finish()
  expect(await value).toBe(2)
})

test('a value whose maximum age is computed as 0 is returned but not cached', async () => {
  const cache = new TimedCache(createCountedLoad(), (value) => (value < 2 ? 0 : 1_000))
  expect(await cache.get()).toBe(1)
  expect(await cache.get()).toBe(2)
  expect(await cache.get()).toBe(2)
})

test('the age counts from the start of a load, so a slow load does not prolong it', async () => {
  const { load, finish } = createControlledLoad()
  const cache = new TimedCache(load, 1_000)
  const slow = cache.get()
  vi.advanceTimersByTime(1_000)
  finish()
  expect(await slow).toBe(1)
  const next = cache.get()
  finish()
  expect(await next).toBe(2)
})

test('getStale returns the old value while one load refreshes it, even if that load fails', async () => {
  const { load, finish, fail, countLoads } = createControlledLoad()
  const cache = new TimedCache(load, 1_000)
  const first = cache.getStale()
  finish()
  expect(await first).toBe(1)
  vi.advanceTimersByTime(1_000)
  expect(await Promise.all([cache.getStale(), cache.getStale()])).toEqual([1, 1])
  expect(countLoads()).toBe(2)
  fail()
  await vi.waitFor(async () => {
    expect(await cache.getStale()).toBe(1)
    expect(countLoads()).toBe(3)
  })
  finish()
  await expect.poll(() => cache.getStale()).toBe(3)
})

test('reload waits for a load that started after the call and is shared by later callers', async () => {
  const { load, finish, countLoads } = createControlledLoad()
  const cache = new TimedCache(load, 1_000)
  const early = cache.get()
  const reloads = Promise.all([cache.reload(), cache.reload()])
  finish()
  expect(await early).toBe(1)
  await expect.poll(() => countLoads()).toBe(2)
  finish()
  expect(await reloads).toEqual([2, 2])
  expect(await cache.get()).toBe(2)
})

test('reload replaces a value that is still fresh', async () => {
  const cache = new TimedCache(createCountedLoad(), 1_000)
  expect(await cache.get()).toBe(1)
  expect(await cache.reload()).toBe(2)
  expect(await cache.get()).toBe(2)
})

test.each([3_600_000, -3_600_000])(
  'setting the clock by %i ms does not extend the age of a value',
  async (ms) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    const cache = new TimedCache(createCountedLoad(), 1_000)
    await cache.get()
    vi.setSystemTime(Date.now() + ms)
    vi.advanceTimersByTime(1_000)
    expect(await cache.get()).toBe(2)
  },
)

test('getIfSoon returns nothing while a first load takes long, and the value afterwards', async () => {
  const { load, finish, countLoads } = createControlledLoad()
  const cache = new TimedCache(load, 60_000)
  const start = performance.now()
  expect(await cache.getIfSoon()).toBeUndefined()
  expect(performance.now() - start).toBeGreaterThan(900)
  finish()
  expect(await cache.get()).toBe(1)
  expect(await cache.getIfSoon()).toBe(1)
  expect(countLoads()).toBe(1)
})

test('getIfSoon returns a first value at once, and nothing if its load fails', async () => {
  const { load, finish, fail } = createControlledLoad()
  const cache = new TimedCache(load, 1_000)
  const failed = cache.getIfSoon()
  fail()
  expect(await failed).toBeUndefined()
  const value = cache.getIfSoon()
  finish()
  expect(await value).toBe(2)
})
