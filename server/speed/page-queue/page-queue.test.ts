import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageQueue } from './page-queue'

const WINDOW_MS = 100
const MAX_WAIT_MS = 1_000

interface Page {
  end: () => void
}

let utilization: number
let queue: PageQueue
let running: Page[]

beforeEach(() => {
  vi.useFakeTimers()
  utilization = 1
  running = []
  queue = new PageQueue({ windowMs: WINDOW_MS, maxWaitMs: MAX_WAIT_MS, readUtilization: () => utilization })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Counts how many of these pages start at once, wait and are rejected. */
function enter(count: number): { started: number; waiting: number; refused: number } {
  const before = running.length
  let refused = 0
  for (let at = 0; at < count; at += 1) {
    const page: Page = { end: () => {} }
    const end = queue.enter(() => running.push(page))
    if (end) page.end = end
    else refused += 1
  }
  const started = running.length - before
  return { started, waiting: count - started - refused, refused }
}

function finish(count: number): void {
  for (const { end } of running.splice(0, count)) end()
}

test('a few pages are rendered at once, others wait for up to the maximum time, the rest is rejected', () => {
  const { started, waiting, refused } = enter(1_000)
  expect(started).toBeGreaterThan(1)
  expect(waiting).toBeGreaterThan(10)
  expect(refused).toBeGreaterThan(100)
  expect(queue.retryAfterSeconds).toBeGreaterThan(1)
  expect(queue.load).toEqual({ active: started, waiting, refused })
  finish(1)
  expect(queue.load).toEqual({ active: started, waiting: waiting - 1, refused })
})

test('waiting pages start in the order of arrival', () => {
  const order: number[] = []
  const all = Array.from({ length: 40 }, (_, at) => queue.enter(() => order.push(at)))
  for (const end of all) end?.()
  expect(order).toEqual(all.map((_, at) => at))
  expect(enter(3)).toEqual({ started: 3, waiting: 0, refused: 0 })
})

test('a visitor who leaves while waiting takes no turn', () => {
  const { waiting } = enter(30)
  const start = vi.fn()
  const leave = queue.enter(start)
  expect(waiting).toBeGreaterThan(1)
  leave?.()
  while (running.length > 0) finish(1)
  expect(start).not.toHaveBeenCalled()
})

test('while the processor is idle more and more pages are rendered at once', () => {
  utilization = 0.2
  const { started } = enter(60)
  vi.advanceTimersByTime(5 * WINDOW_MS)
  expect(started).toBeLessThan(60)
  expect(running).toHaveLength(60)
})

const TICK_MS = 10

/**
 * Simulates more requests than can be rendered.
 * @param listFinished returns the running pages that finish; called every hundredth of a second
 */
function runFor(seconds: number, listFinished: (startedAt: ReadonlyMap<Page, number>) => Page[]): void {
  const startedAt = new Map<Page, number>()
  for (let ms = 0; ms < seconds * 1_000; ms += TICK_MS) {
    enter(20)
    for (const page of running) if (!startedAt.has(page)) startedAt.set(page, Date.now())
    vi.advanceTimersByTime(TICK_MS)
    for (const page of listFinished(startedAt)) {
      startedAt.delete(page)
      running.splice(running.indexOf(page), 1)
      page.end()
    }
  }
}

test('hundreds of pages are rendered at once with slow APIs', () => {
  utilization = 0.3
  runFor(10, (startedAt) => [...startedAt].filter(([, at]) => Date.now() - at > 800).map(([page]) => page))
  expect(running.length).toBeGreaterThan(250)
})

test('only some dozens of pages are started when a busy database serves them one after another', () => {
  utilization = 0.3
  let maxRunning = 0
  runFor(10, (startedAt) => {
    maxRunning = Math.max(maxRunning, startedAt.size)
    return [...startedAt.keys()].slice(0, 1)
  })
  expect(maxRunning).toBeGreaterThan(20)
  expect(maxRunning).toBeLessThanOrEqual(128)
  expect(running.length).toBeLessThan(100)
})

test('slow pages shorten the queue, fast ones lengthen it', () => {
  enter(1_000)
  const room = (perWindow: number) => {
    for (let at = 0; at < 40; at += 1) {
      finish(perWindow)
      vi.advanceTimersByTime(WINDOW_MS)
      enter(perWindow)
    }
    return enter(1_000).waiting
  }
  finish(50)
  const whenSlow = room(1)
  finish(500)
  const whenFast = room(6)
  expect(whenFast).toBeGreaterThan(whenSlow)
})

test.each([3_600_000, -3_600_000])('setting the system clock by %i ms changes nothing', (ms) => {
  enter(1_000)
  vi.setSystemTime(Date.now() + ms)
  vi.advanceTimersByTime(WINDOW_MS)
  while (running.length > 0) finish(running.length)
  vi.advanceTimersByTime(WINDOW_MS)
  const { waiting, refused } = enter(1_000)
  expect(waiting).toBeGreaterThan(10)
  expect(refused).toBeGreaterThan(100)
})

test('after a pause of the whole process pages wait again', () => {
  queue = new PageQueue({ windowMs: 10 * MAX_WAIT_MS, maxWaitMs: MAX_WAIT_MS, readUtilization: () => 1 })
  const { waiting } = enter(20)
  expect(waiting).toBeGreaterThan(0)
  vi.advanceTimersByTime(10 * MAX_WAIT_MS)
  while (running.length > 0) finish(running.length)
  vi.advanceTimersByTime(10 * MAX_WAIT_MS)
  expect(enter(20).waiting).toBeGreaterThan(0)
})
