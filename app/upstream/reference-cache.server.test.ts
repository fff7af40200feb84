import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Call, Door } from './door.server'
import { ReferenceCache } from './reference-cache.server'

const call: Call<number> = { api: 'main', path: 'numbers', answer: z.number() }
const ka = { language: 'ka', requestId: 'r', token: 'own' } as const
const en = { ...ka, language: 'en' } as const

function cacheOver(answer: () => Promise<number>) {
  const door = { call: vi.fn(answer) }
  return { door, cache: new ReferenceCache(door as unknown as Door) }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the cache of reference data', () => {
  test('asks once for each language, and never with a token', async () => {
    const { door, cache } = cacheOver(async () => 1)
    await Promise.all([cache.get(ka, call), cache.get(ka, call), cache.get(en, call)])
    expect(await cache.get(ka, call)).toBe(1)
    expect(door.call).toHaveBeenCalledTimes(2)
    expect(door.call).not.toHaveBeenCalledWith(expect.objectContaining({ token: 'own' }), expect.anything())
  })

  test('an old answer is better than none', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] })
    let fails = false
    const { cache } = cacheOver(async () => {
      if (fails) throw new Error('down')
      return 1
    })
    await cache.get(ka, call)
    fails = true
    vi.advanceTimersByTime(3_600_000)
    expect(await cache.get(ka, call)).toBe(1)
  })

  test('a failure without an old answer is told', async () => {
    const { cache } = cacheOver(async () => {
      throw new Error('down')
    })
    await expect(cache.get(ka, call)).rejects.toThrow('down')
  })
})
