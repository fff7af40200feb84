import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { dedupeWithinTick } from './dedupe-within-tick'

test('callers in one tick share a read of the same key', async () => {
  const read = vi.fn(async (key: string) => ({ key }))
  const readShared = dedupeWithinTick(read)
  const [one, same, other] = await Promise.all([readShared('1'), readShared('1'), readShared('2')])
  expect(same).toBe(one)
  expect(other).toEqual({ key: '2' })
  expect(read).toHaveBeenCalledTimes(2)
})

test('a caller in a later tick starts a new read, even while one is running', async () => {
  const read = vi.fn(() => new Promise<void>(() => {}))
  const readShared = dedupeWithinTick(read)
  void readShared('1')
  await nextTurn()
  void readShared('1')
  expect(read).toHaveBeenCalledTimes(2)
})
