import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from './map-view'
import { areaPath, linePath, simplifyLine } from './svg-paths'

const box = { width: 100, height: 80 }
const point = fc.tuple(
  fc.double({ min: -300, max: 300, noNaN: true }),
  fc.double({ min: -300, max: 300, noNaN: true }),
)

function pointsOf(path: string): Point[] {
  return path
    .split('M')
    .slice(1)
    .flatMap((piece) => {
      const numbers = (piece.match(/-?\d+/g) ?? []).map(Number)
      let [x, y] = [0, 0]
      return Array.from({ length: numbers.length / 2 }, (_, index): Point => {
        ;[x, y] = [x + (numbers[2 * index] ?? 0), y + (numbers[2 * index + 1] ?? 0)]
        return [x, y]
      })
    })
}

describe('the path of an area', () => {
  test('inside the box is written in relative steps', () => {
    expect(
      areaPath(
        [
          [10, 10],
          [50, 10],
          [50.4, 60],
        ],
        box,
      ),
    ).toBe('M10 10l40 0 0 50z')
  })

  test('around the box becomes the box', () => {
    const around: Point[] = [
      [-999, -999],
      [999, -999],
      [999, 999],
      [-999, 999],
    ]
    const corners = pointsOf(areaPath(around, box))
    expect(new Set(corners.map(String))).toEqual(new Set(['-16,-16', '116,-16', '116,96', '-16,96']))
  })

  test('beside the box is empty', () => {
    expect(
      areaPath(
        [
          [200, 0],
          [300, 0],
          [300, 50],
        ],
        box,
      ),
    ).toBe('')
  })

  test('has no corner far outside the box', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), (points) => {
        for (const [x, y] of pointsOf(areaPath(points, box))) {
          expect(x >= -16 && x <= 116 && y >= -16 && y <= 96).toBe(true)
        }
      }),
    )
  })
})

describe('the path of a line', () => {
  test('leaves out what is outside the box and has two pieces where the line returns', () => {
    const path = linePath(
      [
        [10, 10],
        [60, 10],
        [60, -500],
        [300, -500],
        [300, 40],
        [50, 40],
      ],
      box,
    )
    expect(path).toBe('M10 10l50 0 0-510M300 40l-250 0')
  })

  test('beside the box is empty', () => {
    expect(
      linePath(
        [
          [-60, 0],
          [-50, 70],
        ],
        box,
      ),
    ).toBe('')
  })
})

test('a simplified line keeps its ends and stays near all its points', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 40 }), (points) => {
      const fewer = simplifyLine(points, 5)
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
  let nearest = Number.POSITIVE_INFINITY
  for (let part = 0; part <= 1; part += 1 / 2000)
    nearest = Math.min(nearest, Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay)))
  return Math.max(0, nearest - Math.hypot(bx - ax, by - ay) / 4000)
}
