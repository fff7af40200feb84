import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startDeadline } from './deadline.server'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a deadline aborts its signal after the timeout', () => {
  const deadline = startDeadline(100, undefined)
  vi.advanceTimersByTime(99)
  expect([deadline.signal.aborted, deadline.hasPassed]).toEqual([false, false])
  vi.advanceTimersByTime(1)
  expect([deadline.signal.aborted, deadline.hasPassed]).toEqual([true, true])
})

test('a deadline aborts its signal when the caller aborts, even before the start', () => {
  const caller = new AbortController()
  const deadline = startDeadline(100, caller.signal)
  caller.abort(new Error('gone'))
  const late = startDeadline(100, caller.signal)
  for (const { signal, hasPassed } of [deadline, late]) {
    expect([signal.aborted, hasPassed]).toEqual([true, false])
    expect(signal.reason).toEqual(new Error('gone'))
  }
})

test('a cleared deadline is never aborted, and holds no timer', () => {
  const caller = new AbortController()
  const deadline = startDeadline(100, caller.signal)
  deadline.clear()
  expect(vi.getTimerCount()).toBe(0)
  caller.abort()
  expect(deadline.signal.aborted).toBe(false)
})
