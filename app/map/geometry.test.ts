import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clipLine, joinLines, simplify } from './geometry'
import type { Point } from './projection'

const point = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }))
const rect = { left: 0, top: 0, right: 100, bottom: 80 }

test('a line is clipped to the rectangle, into two pieces if it leaves and enters again', () => {
  expect(
    clipLine(
      [
        [10, 10],
        [60, 10],
        [60, -500],
        [300, -500],
        [300, 40],
        [50, 40],
      ],
      rect,
    ),
  ).toEqual([
    [
      [10, 10],
      [60, 10],
      [60, 0],
    ],
    [
      [100, 40],
      [50, 40],
    ],
  ])
})

test('no piece of a cut line leaves the rectangle', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 12 }), (line) => {
      for (const [x, y] of clipLine(line, rect).flat())
        expect(x >= 0 && x <= 100 && y >= 0 && y <= 80).toBe(true)
    }),
  )
})

test('a simplified line keeps its ends and stays near all its points', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 40 }), (points) => {
      const fewer = simplify(points, 5)
      expect([fewer[0], fewer.at(-1)]).toEqual([points[0], points.at(-1)])
      expect(fewer.every((one) => points.includes(one))).toBe(true)
      for (const one of points) {
        const nearest = Math.min(
          ...fewer.slice(1).map((to, index) => distance(one, fewer[index] as Point, to)),
        )
        expect(nearest).toBeLessThanOrEqual(5 + 1e-6)
      }
    }),
  )
})

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - part * dx, y - ay - part * dy)
}

describe('joining lines', () => {
  const [west, middle, east, north]: Point[][] = [
    [
      [0, 0],
      [10, 0],
    ],
    [
      [20, 0],
      [10, 0],
    ],
    [
      [21, 0],
      [30, 0],
    ],
    [
      [10, 0],
      [10, 9],
    ],
  ]

  test('two lines that meet become one, whatever their direction', () => {
    expect(joinLines([west, middle] as Point[][])).toEqual([
      [
        [0, 0],
        [10, 0],
        [20, 0],
      ],
    ])
    expect(joinLines([west, middle, east] as Point[][], 3)).toHaveLength(1)
  })

  test('lines stay apart at a junction and across a gap', () => {
    expect(joinLines([west, middle, north] as Point[][])).toHaveLength(3)
    expect(joinLines([middle, east] as Point[][])).toHaveLength(2)
  })
})
