import { expect, test, vi } from 'vitest'
import { type FindArea, WalkingAreas } from './walking-areas'

const START = { lat: 41.7016, lng: 44.7969 }
const CORNERS = [START, { lat: 41.71, lng: 44.8 }, { lat: 41.700001, lng: 44.81 }]

test('concurrent requests share one area, in the format of the search parameter', async () => {
  const findArea = vi.fn<FindArea>(async () => CORNERS)
  const areas = new WalkingAreas(findArea)
  const answers = await Promise.all([areas.find(START, 10), areas.find({ ...START, lat: 41.701601 }, 10)])
  answers.push(await areas.find(START, 10))
  expect(new Set(answers)).toEqual(new Set(['41.7016,44.7969,41.71,44.8,41.7,44.81']))
  expect(findArea).toHaveBeenCalledTimes(1)
  await areas.find(START, 15)
  expect(findArea).toHaveBeenCalledTimes(2)
})

test('a missing area is cached, and a failure is not', async () => {
  const findArea = vi.fn<FindArea>(async () => undefined)
  const areas = new WalkingAreas(findArea)
  expect([await areas.find(START, 5), await areas.find(START, 5)]).toEqual([null, null])
  expect(findArea).toHaveBeenCalledTimes(1)
  findArea.mockRejectedValueOnce(new Error('the thread died'))
  await expect(areas.find(START, 10)).rejects.toThrow('the thread died')
  expect(await areas.find(START, 10)).toBeNull()
})

test('requests are rejected if the queue is full', async () => {
  let finish = () => {}
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const areas = new WalkingAreas(async () => {
    await isFinished
    return CORNERS
  })
  const waiting = Array.from({ length: 40 }, (_, index) => areas.find({ lat: 41 + index / 100, lng: 44 }, 5))
  const answers = Promise.allSettled(waiting)
  finish()
  const refused = (await answers).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(10)
  expect(refused[0]).toMatchObject({ reason: { status: 429 } })
})
