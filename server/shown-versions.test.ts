import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShownTopic } from '~contract/shown-changes'
import { ShownVersions } from './shown-versions'

let committed: ShownTopic[]
let changes: number
let read: ReturnType<typeof vi.fn<(snapshot?: string) => Promise<{ snapshot: string; topics: ShownTopic[] }>>>
let onContentChange: ReturnType<typeof vi.fn<() => void>>
let versions: ShownVersions

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  committed = []
  changes = 0
  read = vi.fn(async () => ({ snapshot: 'next', topics: committed.splice(0) }))
  onContentChange = vi.fn()
  versions = new ShownVersions({ read, countChanges: () => changes, onContentChange })
  await versions.confirm()
})
afterEach(() => vi.useRealTimers())

/** Returns a page rendered now, with its `isUnchanged` check. */
function makePage(...topics: ShownTopic[]) {
  const madeAt = performance.now()
  const made = versions.lastKnown
  if (!made) throw new Error('the database was asked')
  return { isUnchanged: () => versions.isUnchanged(made, madeAt, topics.length > 0 ? topics : undefined) }
}

async function confirmAfter(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  await versions.confirm()
  await Promise.resolve()
}

test('a page is current as long as nothing is committed', async () => {
  const page = makePage()
  for (let time = 0; time < 20; time++) {
    await confirmAfter(800)
    expect(page.isUnchanged()).toBe(true)
  }
})

test('a page is current only if the database was checked recently', async () => {
  const page = makePage()
  vi.advanceTimersByTime(600)
  expect(page.isUnchanged()).toBe(true)
  vi.advanceTimersByTime(200)
  expect(page.isUnchanged()).toBe(false)
})

test('the database is checked again before its answer is too old, without delaying requests', async () => {
  vi.advanceTimersByTime(200)
  expect(versions.confirm()).toBeUndefined()
  expect(read).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(versions.confirm()).toBeUndefined()
  expect(read).toHaveBeenCalledTimes(2)
})

test('a change expires the pages that show its topic', async () => {
  const [article, list] = [makePage('content'), makePage()]
  committed = ['statements']
  await confirmAfter(800)
  expect([article.isUnchanged(), list.isUnchanged()]).toEqual([true, false])
})

test('a page rendered just after a change may be based on remembered data and is not cached', async () => {
  committed = ['statements']
  await confirmAfter(800)
  const early = makePage()
  await confirmAfter(1_200)
  const late = makePage()
  expect([early.isUnchanged(), late.isUnchanged()]).toEqual([false, true])
})

test('a change by a visitor of this process is checked for at once', async () => {
  const page = makePage()
  changes += 1
  expect(page.isUnchanged()).toBe(false)
  await versions.confirm()
  expect(page.isUnchanged()).toBe(true)
  expect(read).toHaveBeenCalledTimes(2)
})

test('a check under way when a visitor changed something does not count', async () => {
  vi.advanceTimersByTime(800)
  const requesting = versions.confirm()
  changes += 1
  committed = ['statements']
  const page = makePage()
  await requesting
  await versions.confirm()
  expect(page.isUnchanged()).toBe(false)
})

test('dictionaries remembered by the process are cleared when content changes', async () => {
  committed = ['statements']
  await confirmAfter(800)
  expect(onContentChange).not.toHaveBeenCalled()
  committed = ['content']
  await confirmAfter(800)
  expect(onContentChange).toHaveBeenCalledTimes(1)
})

test('no page is current while the database does not respond', async () => {
  const page = makePage()
  read.mockRejectedValueOnce(new Error('away'))
  await confirmAfter(800)
  expect(page.isUnchanged()).toBe(false)
  // Requests do not wait for it.
  expect(versions.confirm()).toBeUndefined()
  await vi.waitFor(() => expect(page.isUnchanged()).toBe(true))
})

test('after a long pause every page may have changed', async () => {
  const page = makePage()
  await confirmAfter(3_600_000)
  expect(page.isUnchanged()).toBe(false)
})

test('requests do not wait for a database that neither responds nor fails, and it is checked again after its late answer', async () => {
  const page = makePage()
  let answer = (_: { snapshot: string; topics: ShownTopic[] }) => {}
  read.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  vi.advanceTimersByTime(800)
  const waiting = versions.confirm()
  await vi.advanceTimersByTimeAsync(1_000)
  await waiting
  expect(page.isUnchanged()).toBe(false)
  for (let time = 0; time < 5; time++) expect(versions.confirm()).toBeUndefined()
  expect(read).toHaveBeenCalledTimes(2)
  answer({ snapshot: 'late', topics: [] })
  await vi.advanceTimersByTimeAsync(0)
  await versions.confirm()
  expect(read).toHaveBeenCalledTimes(3)
  expect(page.isUnchanged()).toBe(true)
})
