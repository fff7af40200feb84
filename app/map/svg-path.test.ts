import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from './projection'
import { areaPath, formatPath } from './svg-path'

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
  test('an area inside the box is written in relative steps', () => {
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

  test('an area around the box becomes the box', () => {
    const around: Point[] = [
      [-999, -999],
      [999, -999],
      [999, 999],
      [-999, 999],
    ]
    const corners = pointsOf(areaPath(around, box))
    expect(new Set(corners.map(String))).toEqual(new Set(['-16,-16', '116,-16', '116,96', '-16,96']))
  })

  test('an area beside the box is empty', () => {
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

  test('a cut area has no corner far outside the box', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), (points) => {
        for (const [x, y] of pointsOf(areaPath(points, box))) {
          expect(x >= -16 && x <= 116 && y >= -16 && y <= 96).toBe(true)
        }
      }),
    )
  })
})

test('a path omits invisible steps, and is empty if all are invisible', () => {
  expect(
    formatPath([
      [1, 1],
      [1.2, 1.4],
      [5, -3],
    ]),
  ).toBe('M1 1l4-4')
  expect(
    formatPath([
      [1, 1],
      [1.2, 1.4],
    ]),
  ).toBe('')
})
