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

/** A page begun now, as `isUnchanged` is asked about it. */
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

test('a page stays as long as nothing is committed', async () => {
  const page = makePage()
  for (let time = 0; time < 20; time++) {
    await confirmAfter(800)
    expect(page.isUnchanged()).toBe(true)
  }
})

test('a page is unchanged only while the database has been asked lately', async () => {
  const page = makePage()
  vi.advanceTimersByTime(600)
  expect(page.isUnchanged()).toBe(true)
  vi.advanceTimersByTime(200)
  expect(page.isUnchanged()).toBe(false)
})

test('the database is asked again before its answer is too old, while nobody waits', async () => {
  vi.advanceTimersByTime(200)
  expect(versions.confirm()).toBeUndefined()
  expect(read).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(versions.confirm()).toBeUndefined()
  expect(read).toHaveBeenCalledTimes(2)
})

test('a change ends the pages that show its topic', async () => {
  const [article, list] = [makePage('content'), makePage()]
  committed = ['statements']
  await confirmAfter(800)
  expect([article.isUnchanged(), list.isUnchanged()]).toEqual([true, false])
})

test('a page made just after a change may be made from what was remembered, and is not kept', async () => {
  committed = ['statements']
  await confirmAfter(800)
  const early = makePage()
  await confirmAfter(1_200)
  const late = makePage()
  expect([early.isUnchanged(), late.isUnchanged()]).toEqual([false, true])
})

test('a change by a visitor of this process is looked for at once', async () => {
  const page = makePage()
  changes += 1
  expect(page.isUnchanged()).toBe(false)
  await versions.confirm()
  expect(page.isUnchanged()).toBe(true)
  expect(read).toHaveBeenCalledTimes(2)
})

test('a question that was under way when a visitor changed something does not count', async () => {
  vi.advanceTimersByTime(800)
  const requesting = versions.confirm()
  changes += 1
  committed = ['statements']
  const page = makePage()
  await requesting
  await versions.confirm()
  expect(page.isUnchanged()).toBe(false)
})

test('dictionaries that the process remembers are forgotten when content changes', async () => {
  committed = ['statements']
  await confirmAfter(800)
  expect(onContentChange).not.toHaveBeenCalled()
  committed = ['content']
  await confirmAfter(800)
  expect(onContentChange).toHaveBeenCalledTimes(1)
})

test('nothing is taken for unchanged while the database does not answer', async () => {
  const page = makePage()
  read.mockRejectedValueOnce(new Error('away'))
  await confirmAfter(800)
  expect(page.isUnchanged()).toBe(false)
  // Nobody waits for it.
  expect(versions.confirm()).toBeUndefined()
  await vi.waitFor(() => expect(page.isUnchanged()).toBe(true))
})

test('after a long pause everything may have changed', async () => {
  const page = makePage()
  await confirmAfter(3_600_000)
  expect(page.isUnchanged()).toBe(false)
})

test('nobody waits for a database that neither answers nor fails, and it is asked anew once it has answered', async () => {
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
