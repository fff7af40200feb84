import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHART_BOX, drawMonths, type PricePoint, toPricePoints } from './draw-months'

const point = (month: string, median: number): PricePoint => ({
  month,
  quartiles: { lower: median * 0.8, median, upper: median * 1.25 },
})

describe('charts of months', () => {
  test('a gap between months interrupts the line', () => {
    const { months, medians, points } = drawMonths([
      point('2025-11', 1_000),
      point('2025-12', 1_100),
      point('2026-02', 1_050),
      point('2026-03', 1_020),
    ])
    expect(months.map(({ month }) => month)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02', '2026-03'])
    expect(medians).toHaveLength(2)
    expect(points).toHaveLength(4)
  })

  test('lines stand at round prices from zero to above the highest quartile', () => {
    const { lines } = drawMonths([point('2026-01', 1_000), point('2026-02', 1_200)])
    expect(lines.map(({ price }) => price)).toEqual([0, 500, 1_000, 1_500])
  })

  test('months without a median are left out, and dollars follow the rate of each month', () => {
    const quartiles = { lower: 2_500, median: 2_700, upper: 3_000 }
    const points = toPricePoints(
      [
        { month: '2026-01', usdRate: 2.5, statements: 30, quartiles },
        { month: '2026-02', usdRate: 2.7, statements: 12, quartiles: undefined },
        { month: '2026-03', usdRate: 2.7, statements: 30, quartiles },
      ],
      'usd',
    )
    expect(points.map(({ month, quartiles: { median } }) => [month, Math.round(median)])).toEqual([
      ['2026-01', 1_080],
      ['2026-03', 1_000],
    ])
  })

  test('any prices are drawn within the box', () => {
    const price = fc.double({ min: 0.5, max: 50_000, noNaN: true })
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 12 }), (prices) => {
        const { points, lines } = drawMonths(
          prices.map((median, index) => point(`2026-${String(index + 1).padStart(2, '0')}`, median)),
        )
        expect(lines.length).toBeLessThan(9)
        for (const { x, y } of points) {
          expect(x).toBeGreaterThan(0)
          expect(x).toBeLessThan(CHART_BOX.width)
          expect(y).toBeGreaterThan(0)
          expect(y).toBeLessThan(CHART_BOX.height)
        }
      }),
    )
  })
})
