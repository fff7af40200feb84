import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCorners, parseCorners } from '~/features/search-filters'
import { MAX_CORNERS } from '~contract/drawn-area'
import { createProjection, DEFAULT_VIEW, type Point } from '../map-view'
import { toStrokeCorners } from './freehand-stroke'

const back = (corners: [number, number][] = []) =>
  corners.map(([latitude, longitude]) =>
    createProjection(DEFAULT_VIEW)({ latitude, longitude }).map(Math.round),
  )

test('a square drawn in many small steps keeps only its corners', () => {
  const corners: Point[] = [
    [100, 100],
    [300, 100],
    [300, 300],
    [100, 300],
  ]
  const steps = corners.flatMap(([x, y], side) => {
    const [toX, toY] = corners[(side + 1) % 4] as Point
    return Array.from({ length: 50 }, (_, step): Point => {
      const tremor = (step % 3) - 1
      return [x + ((toX - x) * step) / 50 + (toX === x ? tremor : 0), y + ((toY - y) * step) / 50]
    })
  })
  const drawn = back(toStrokeCorners(steps, DEFAULT_VIEW))
  for (const [x, y] of corners)
    expect(drawn.some(([dx = 0, dy = 0]) => Math.hypot(dx - x, dy - y) < 5)).toBe(true)
  expect(drawn.length).toBeLessThanOrEqual(5)
})

test('a stroke that encloses no area is rejected', () => {
  const line = Array.from({ length: 40 }, (_, step): Point => [step * 5, 200 + step * 2])
  expect(toStrokeCorners(line, DEFAULT_VIEW)).toBeUndefined()
  expect(toStrokeCorners([], DEFAULT_VIEW)).toBeUndefined()
  expect(toStrokeCorners([[4, 4]], DEFAULT_VIEW)).toBeUndefined()
})

test('any freehand stroke fits into a URL and is parsed back unchanged', () => {
  const coordinate = fc.double({ min: -50, max: 700, noNaN: true })
  const scribble = fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 400 })
  fc.assert(
    fc.property(scribble, (points) => {
      const corners = toStrokeCorners(points, DEFAULT_VIEW)
      if (!corners) return
      expect(corners.length).toBeLessThanOrEqual(MAX_CORNERS)
      expect(parseCorners(formatCorners(corners))).toEqual(corners)
    }),
    { numRuns: 60 },
  )
})
