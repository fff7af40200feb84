import { expect, test } from 'vitest'
import { runForEach } from './run-for-each'

test('a failing item does not stop the others, and the error lists each reason once', async () => {
  const done: number[] = []
  const running = runForEach([1, 2, 3, 4], async (item) => {
    if (item % 2 === 1) throw new Error('odd')
    done.push(item)
  })
  await expect(running).rejects.toThrow('2 of 4 failed: odd')
  expect(done).toEqual([2, 4])
})

test('no error is thrown if all items succeed', async () => {
  await expect(runForEach([1, 2], async () => {})).resolves.toBeUndefined()
})

test('an abort stops before the next item', async () => {
  const stopping = new AbortController()
  const begun: number[] = []
  await runForEach(
    [1, 2, 3],
    async (item) => {
      begun.push(item)
      if (item === 2) stopping.abort()
    },
    stopping.signal,
  )
  expect(begun).toEqual([1, 2])
})
