import { expect, test } from 'vitest'
import { runForEach } from './run-for-each'

test('what fails for one item is done for the others, and then the whole fails with each reason once', async () => {
  const done: number[] = []
  const running = runForEach([1, 2, 3, 4], async (item) => {
    if (item % 2 === 1) throw new Error('odd')
    done.push(item)
  })
  await expect(running).rejects.toThrow('2 of 4 failed: odd')
  expect(done).toEqual([2, 4])
})

test('nothing fails where all is done', async () => {
  await expect(runForEach([1, 2], async () => {})).resolves.toBeUndefined()
})

test('after an abort no other item is begun', async () => {
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
