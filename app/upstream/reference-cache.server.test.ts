import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ReferenceCache } from './reference-cache.server'
import type { Call, UpstreamClient } from './upstream-client.server'

const call: Call<number> = { api: 'main', path: 'numbers', answer: z.number() }
const ka = { language: 'ka', requestId: 'r', token: 'own' } as const
const en = { ...ka, language: 'en' } as const

function createCache(answer: () => Promise<number>) {
  const upstream = { call: vi.fn(answer) }
  return { upstream, cache: new ReferenceCache(upstream as unknown as UpstreamClient) }
}

/** Advances the clock, which the cache captured before fake timers were installed. */
function passTime(ms: number): void {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ms)
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the cache of reference data', () => {
  // Specification 1.3.37
  test('the cache fetches once per language and never with a token', async () => {
    const { upstream, cache } = createCache(async () => 1)
    await Promise.all([cache.get(ka, call), cache.get(ka, call), cache.get(en, call)])
    expect(await cache.get(ka, call)).toBe(1)
    expect(upstream.call).toHaveBeenCalledTimes(2)
    expect(upstream.call).not.toHaveBeenCalledWith(
      expect.objectContaining({ token: 'own' }),
      expect.anything(),
    )
  })

  test('the cache fetches again after a minute, and meanwhile serves the previous answer', async () => {
    let answer = 1
    const { cache } = createCache(async () => answer)
    await cache.get(ka, call)
    answer = 2
    passTime(61_000)
    expect(await cache.get(ka, call)).toBe(1)
    await vi.waitFor(async () => expect(await cache.get(ka, call)).toBe(2))
  })

  test('the cache serves a stale answer when the upstream fails', async () => {
    let fails = false
    const { upstream, cache } = createCache(async () => {
      if (fails) throw new Error('down')
      return 1
    })
    await cache.get(ka, call)
    fails = true
    passTime(3_600_000)
    await vi.waitFor(async () => {
      expect(await cache.get(ka, call)).toBe(1)
      expect(upstream.call.mock.calls.length).toBeGreaterThan(1)
    })
    expect(await cache.get(ka, call)).toBe(1)
  })

  test('the cache throws the failure if it has no stale answer', async () => {
    const { cache } = createCache(async () => {
      throw new Error('down')
    })
    await expect(cache.get(ka, call)).rejects.toThrow('down')
  })

  test('the cache fetches again after a failure, and throws the new failure', async () => {
    let times = 0
    const { cache } = createCache(async () => {
      times += 1
      throw new Error(`down ${times}`)
    })
    await expect(Promise.all([cache.get(ka, call), cache.get(ka, call)])).rejects.toThrow('down 1')
    await expect(cache.get(ka, call)).rejects.toThrow('down 2')
  })

  test('the cache throws the matching failure when many calls fail at once', async () => {
    const upstream = { call: async (_caller: object, { path }: { path: string }) => Promise.reject(path) }
    const cache = new ReferenceCache(upstream as unknown as UpstreamClient)
    const paths = Array.from({ length: 2_000 }, (_, id) => `brokers/${id}`)
    const results = await Promise.allSettled(
      paths.map((path) => cache.get(ka, { ...call, path, cacheSeparately: true })),
    )
    expect(results.map((result) => result.status === 'rejected' && result.reason)).toEqual(paths)
  })

  test('dictionaries stay cached however many ids visitors request', async () => {
    const { upstream, cache } = createCache(async () => 1)
    await cache.get(ka, call)
    for (let id = 0; id < 2_000; id += 1)
      await cache.get(ka, { ...call, path: `brokers/${id}`, cacheSeparately: true })
    upstream.call.mockClear()
    await cache.get(ka, call)
    expect(upstream.call).not.toHaveBeenCalled()
    // Only the latest of these ids stay cached.
    await cache.get(ka, { ...call, path: 'brokers/0', cacheSeparately: true })
    expect(upstream.call).toHaveBeenCalledTimes(1)
  })
})
