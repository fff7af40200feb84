import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { mapInSlices } from './in-slices'

function work(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('other work runs between slices, and the results keep their order', async () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index)
  let turns = 0
  let isDone = false
  const others = (async () => {
    for (; !isDone; turns += 1) await setImmediate()
  })()
  const squares = await mapInSlices(numbers, (number) => {
    work(5)
    return number ** 2
  })
  isDone = true
  await others
  expect(squares).toEqual(numbers.map((number) => number ** 2))
  // A slice of 8 ms holds two of them.
  expect(turns).toBeGreaterThanOrEqual(9)
})

test('quick items need no pause', async () => {
  // Starts in a new tick, because the previous test may have used up its slice.
  await setImmediate()
  let hasPaused = false
  const paused = setImmediate().then(() => {
    hasPaused = true
  })
  await mapInSlices([1, 2, 3], (number) => number)
  expect(hasPaused).toBe(false)
  await paused
})

test('tasks that start together share a slice', async () => {
  let steps = 0
  let maxSteps = 0
  let isDone = false
  const others = (async () => {
    for (; !isDone; steps = 0) {
      await setImmediate()
      maxSteps = Math.max(maxSteps, steps)
    }
  })()
  const numbers = Array.from({ length: 8 }, (_, index) => index)
  const task = () =>
    mapInSlices(numbers, () => {
      work(2)
      steps += 1
    })
  await Promise.all(Array.from({ length: 12 }, task))
  isDone = true
  await others
  // Four of the shared slice, and one of each other task; separate slices would give 48.
  expect(maxSteps).toBeLessThanOrEqual(4 + 12)
})
