import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ANGLES, around, between, radians, seenAt, turned, wayAt, zoomed } from './geometry'

const look = fc.record({
  yaw: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
  pitch: fc.double({ min: -1.4, max: 1.4, noNaN: true }),
})
const frame = fc.record({
  angle: fc.double({ min: ANGLES.least, max: ANGLES.most, noNaN: true }),
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 200, max: 2000 }),
})
const side = fc.double({ min: -1, max: 1, noNaN: true })

test('what is seen at a place of the screen is seen there', () => {
  fc.assert(
    fc.property(look, frame, fc.tuple(side, side), (way, screen, place) => {
      const point = wayAt(place, way, screen)
      const seen = seenAt(point, way, screen)
      // Beside the frame of the widest look one still sees ahead.
      expect(seen?.[0]).toBeCloseTo(place[0], 5)
      expect(seen?.[1]).toBeCloseTo(place[1], 5)
    }),
  )
})

test('to the right and up are to the right and up, and what is behind is not seen', () => {
  const screen = { angle: radians(90), width: 200, height: 100 }
  const ahead = { yaw: 0, pitch: 0 }
  expect(seenAt(ahead, ahead, screen)).toEqual([0, 0])
  expect(seenAt({ yaw: radians(45), pitch: 0 }, ahead, screen)?.[0]).toBeCloseTo(1)
  expect(seenAt({ yaw: 0, pitch: Math.atan(0.5) }, ahead, screen)?.[1]).toBeCloseTo(1)
  expect(seenAt({ yaw: Math.PI, pitch: 0 }, ahead, screen)).toBeUndefined()
})

test('one turns all around, but not over', () => {
  expect(turned({ yaw: radians(170), pitch: 0 }, radians(20), 0).yaw).toBeCloseTo(radians(-170))
  expect(turned({ yaw: 0, pitch: radians(80) }, 0, radians(40)).pitch).toBeCloseTo(radians(85))
  expect(around(5 * Math.PI)).toBeCloseTo(-Math.PI)
  const halfway = between({ yaw: radians(170), pitch: 0 }, { yaw: radians(-170), pitch: 0 }, 0.5)
  expect(Math.abs(halfway.yaw)).toBeCloseTo(Math.PI)
})

test('nobody comes nearer than there is to see', () => {
  expect(zoomed(ANGLES.least, 0.5)).toBe(ANGLES.least)
  expect(zoomed(ANGLES.most, 2)).toBe(ANGLES.most)
  expect(zoomed(radians(80), 0.5)).toBeCloseTo(radians(40))
})
