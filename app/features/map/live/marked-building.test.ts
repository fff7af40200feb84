import { expect, test } from 'vitest'
import { findBuildingAround } from './marked-building'

const square = (west: number, south: number) => [
  [
    [west, south],
    [west + 1, south],
    [west + 1, south + 1],
    [west, south + 1],
    [west, south],
  ],
]

test.each([
  [[0.5, 0.5], square(0, 0)],
  [[3.5, 2.5], square(3, 2)],
  [[8.2, 8.9], square(8, 8)],
  [[2, 2], undefined],
])(
  'the building around %j is found alone, although all buildings of a tile are one feature',
  (place, building) => {
    const features = [
      { geometry: { type: 'MultiPolygon', coordinates: [square(0, 0), square(3, 2)] } },
      { geometry: { type: 'Polygon', coordinates: square(8, 8) } },
      { geometry: { type: 'Point', coordinates: [2, 2] } },
    ] as const
    expect(findBuildingAround(place, features as never)).toEqual(building)
  },
)
