import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseGridLevel, getCellsPerDegree, splitByBounds, toCellNumber } from './map-grid'
import { getExtent, type MapGroup, mergeGroups } from './map-group'

const TBILISI = { north: 41.8, south: 41.65, east: 44.95, west: 44.7 }

function group(row: number, column: number, values: Partial<MapGroup> = {}): MapGroup {
  const [lat, lng] = [(row + 0.5) / 200, (column + 0.5) / 200]
  const edges = { north: lat, south: lat, east: lng, west: lng }
  return { row, column, count: 1, lat, lng, ...edges, price_gel: null, price_usd: null, id: 1, ...values }
}

test.each([
  [11, 3],
  [13, 1],
  [14, 0],
  [16, -2],
])('the grid at zoom %i has level %i unless the view is too wide for it', (zoom, level) => {
  const wide = 1000 / ((256 * 2 ** zoom) / 360)
  const view = { north: 41.7, south: 41.7, west: 44.7, east: 44.7 + wide }
  expect(chooseGridLevel(view, zoom)).toBeCloseTo(level)
})

test('a view has at most 40 cells along a side at any zoom, and ten to twenty without a zoom', () => {
  const along = (level: number) => (TBILISI.east - TBILISI.west) * getCellsPerDegree(level)
  expect(along(chooseGridLevel(TBILISI, 22))).toBeLessThanOrEqual(40)
  expect(along(chooseGridLevel(TBILISI, undefined))).toBeLessThanOrEqual(20)
  expect(along(chooseGridLevel(TBILISI, undefined))).toBeGreaterThan(10)
  for (const zoom of [-999_999, 0, 999_999])
    expect(getCellsPerDegree(chooseGridLevel(TBILISI, zoom))).toBeGreaterThanOrEqual(0)
})

test('merged groups keep their count, centre, edges and lowest price', () => {
  const groups = [
    group(8341, 8951, { price_gel: 400 }),
    group(8340, 8950, { count: 3, price_gel: 500, price_usd: 200 }),
    group(8342, 8952),
  ]
  const [one, other] = mergeGroups(groups, 2)
  expect(one).toMatchObject({ row: 4170, column: 4475, count: 4, price_gel: 400, price_usd: 200 })
  expect(one?.lat).toBeCloseTo((3 * 41.7025 + 41.7075) / 4)
  expect(one?.lng).toBeCloseTo((3 * 44.7525 + 44.7575) / 4)
  expect([one?.south, one?.north]).toEqual([41.7025, 41.7075])
  expect(other).toMatchObject({ row: 4171, count: 1, price_gel: null })
  expect(getExtent(groups)).toEqual({ north: 41.7125, south: 41.7025, east: 44.7625, west: 44.7525 })
  expect(getExtent([])).toBeNull()
})

test('cells cut by the bounds are counted by rows, and cells inside are not', () => {
  const degree = fc.double({ min: 41, max: 42, noNaN: true })
  fc.assert(
    fc.property(degree, degree, degree, degree, (a, b, c, d) => {
      const bounds = {
        south: Math.min(a, b),
        north: Math.max(a, b),
        west: Math.min(c, d),
        east: Math.max(c, d),
      }
      const groups = Array.from({ length: 40 * 40 }, (_, index) =>
        group(8200 + 5 * Math.floor(index / 40), 8200 + 5 * (index % 40)),
      )
      const { inside, cut } = splitByBounds(bounds, groups, new Set())
      const isWithin = ({ row, column }: MapGroup) =>
        row / 200 >= bounds.south &&
        (row + 1) / 200 <= bounds.north + 1e-9 &&
        column / 200 >= bounds.west &&
        (column + 1) / 200 <= bounds.east + 1e-9
      expect(inside.filter((cell) => !isWithin(cell))).toEqual([])
      const middles = groups.filter(
        ({ lat, lng }) =>
          lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east,
      )
      const allCells = new Set([...inside.map(toCellNumber), ...cut.map(toCellNumber)])
      expect(middles.filter(({ row, column }) => !allCells.has(row * 100_000 + column))).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('a view across the antimeridian has the cells on both sides of it', () => {
  const [east, georgia, west] = [group(8300, 35_000), group(8300, 8_950), group(8300, -35_000)]
  const pacific = { north: 42, south: 41, west: 170, east: -170 }
  expect(splitByBounds(pacific, [east, georgia, west], new Set())).toEqual({ inside: [east, west], cut: [] })
})

test('cells with excluded statements are counted again', () => {
  const groups = [group(8340, 8950), group(8340, 8951)]
  expect(splitByBounds(undefined, groups, new Set([834_008_951]))).toEqual({
    inside: [groups[0]],
    cut: [groups[1]],
  })
})
