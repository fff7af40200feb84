import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clampFieldOfView,
  type Direction,
  FIELD_OF_VIEW,
  getHalfExtents,
  interpolateDirection,
  normalizeYaw,
  projectToViewport,
  rotateDirection,
  toRadians,
  type Viewport,
} from './geometry'

const look = fc.record({
  yaw: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
  pitch: fc.double({ min: -1.4, max: 1.4, noNaN: true }),
})
const frame = fc.record({
  angle: fc.double({ min: FIELD_OF_VIEW.min, max: FIELD_OF_VIEW.max, noNaN: true }),
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 200, max: 2000 }),
})
const side = fc.double({ min: -1, max: 1, noNaN: true })

/** Inverse of `projectToViewport`. */
function unprojectFromViewport(
  [x, y]: readonly [number, number],
  look: Direction,
  frame: Viewport,
): Direction {
  const [halfWidth, halfHeight] = getHalfExtents(frame)
  const side = x * halfWidth
  const ahead = Math.cos(look.pitch) - y * halfHeight * Math.sin(look.pitch)
  const up = y * halfHeight * Math.cos(look.pitch) + Math.sin(look.pitch)
  return {
    yaw: normalizeYaw(look.yaw + Math.atan2(side, ahead)),
    pitch: Math.atan2(up, Math.hypot(side, ahead)),
  }
}

test('unprojecting a viewport point and projecting it again gives the same point', () => {
  fc.assert(
    fc.property(look, frame, fc.tuple(side, side), (way, screen, place) => {
      const point = unprojectFromViewport(place, way, screen)
      const projected = projectToViewport(point, way, screen)
      expect(projected?.[0]).toBeCloseTo(place[0], 5)
      expect(projected?.[1]).toBeCloseTo(place[1], 5)
    }),
  )
})

test('points to the right and up project to positive coordinates, and points behind are undefined', () => {
  const screen = { angle: toRadians(90), width: 200, height: 100 }
  const ahead = { yaw: 0, pitch: 0 }
  expect(projectToViewport(ahead, ahead, screen)).toEqual([0, 0])
  expect(projectToViewport({ yaw: toRadians(45), pitch: 0 }, ahead, screen)?.[0]).toBeCloseTo(1)
  expect(projectToViewport({ yaw: 0, pitch: Math.atan(0.5) }, ahead, screen)?.[1]).toBeCloseTo(1)
  expect(projectToViewport({ yaw: Math.PI, pitch: 0 }, ahead, screen)).toBeUndefined()
})

test('rotation wraps around horizontally and is limited vertically', () => {
  expect(rotateDirection({ yaw: toRadians(170), pitch: 0 }, toRadians(20), 0).yaw).toBeCloseTo(
    toRadians(-170),
  )
  expect(rotateDirection({ yaw: 0, pitch: toRadians(80) }, 0, toRadians(40)).pitch).toBeCloseTo(toRadians(85))
  expect(normalizeYaw(5 * Math.PI)).toBeCloseTo(-Math.PI)
  const halfway = interpolateDirection(
    { yaw: toRadians(170), pitch: 0 },
    { yaw: toRadians(-170), pitch: 0 },
    0.5,
  )
  expect(Math.abs(halfway.yaw)).toBeCloseTo(Math.PI)
})

test('the field of view stays within its limits when zooming', () => {
  expect(clampFieldOfView(FIELD_OF_VIEW.min, 0.5)).toBe(FIELD_OF_VIEW.min)
  expect(clampFieldOfView(FIELD_OF_VIEW.max, 2)).toBe(FIELD_OF_VIEW.max)
  expect(clampFieldOfView(toRadians(80), 0.5)).toBeCloseTo(toRadians(40))
})
