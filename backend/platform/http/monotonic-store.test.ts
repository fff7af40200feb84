import { afterEach, expect, test, vi } from 'vitest'
import { MonotonicStore } from './monotonic-store'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const [startedAt, startedOn] = [performance.now(), Date.now()]

afterEach(() => vi.restoreAllMocks())

/**
 * Advances time.
 * @param setByMs change of the system clock meanwhile, in ms
 */
function pass(ms: number, setByMs = 0) {
  vi.spyOn(performance, 'now').mockReturnValue(startedAt + ms)
  vi.spyOn(Date, 'now').mockReturnValue(startedOn + ms + setByMs)
}

function createStore() {
  const store = new MonotonicStore()
  store.init({ windowMs: MINUTE_MS })
  return store
}

test.each([-HOUR_MS, 0, HOUR_MS])('a window keeps its length when the clock is set by %i ms', (setByMs) => {
  const store = createStore()
  pass(0)
  store.increment('visitor')
  pass(MINUTE_MS - 1, setByMs)
  expect(store.increment('visitor')).toEqual({ totalHits: 2, resetTime: new Date(Date.now() + 1) })
  pass(MINUTE_MS, setByMs)
  expect(store.increment('visitor')).toEqual({ totalHits: 1, resetTime: new Date(Date.now() + MINUTE_MS) })
})

test('each key is counted separately, from its own first request', () => {
  const store = createStore()
  pass(0)
  store.increment('first')
  pass(MINUTE_MS / 2)
  store.increment('second')
  pass(MINUTE_MS)
  const counts = ['first', 'second', 'second'].map((key) => store.increment(key).totalHits)
  expect(counts).toEqual([1, 2, 3])
})

test('a key can be reset, and a request that does not count is taken back', () => {
  const store = createStore()
  for (const key of ['forgotten', 'taken back', 'taken back']) store.increment(key)
  store.resetKey('forgotten')
  store.decrement('taken back')
  store.decrement('unknown')
  expect(['forgotten', 'taken back', 'unknown'].map((key) => store.increment(key).totalHits)).toEqual([
    1, 2, 1,
  ])
})

test('the number of keys in one window is limited, and the latest are kept', () => {
  const store = createStore()
  for (let network = 0; network < 100_010; network += 1) store.increment(`network ${network}`)
  expect(store.increment('network 100009').totalHits).toBe(2)
  expect(store.increment('network 0').totalHits).toBe(1)
})
