import { describe, expect, test } from 'vitest'
import { createRandom } from '~backend/demo/random'
import type { Point } from '~backend/platform/distance'
import { MAX_CORNERS } from '~contract/drawn-area'
import { WALKING_AREA_MINUTES } from '~contract/walking-times'
import { findArea } from './area-worker'
import { loadNetwork } from './load-networks'
import { findNearestWay } from './network'
import { CITIES, CITY_BOUNDS } from './stored-network'
import { findWalkingArea, getMaxMetres } from './walking-area'
import { getDistance, measureDistances } from './walking-distances'

const RUSTAVELI = { lat: 41.7016, lng: 44.7969 }
const HOUSES = 300

describe('walking areas', () => {
  const network = loadNetwork('backend/walking/networks', 'tbilisi')

  test.each(WALKING_AREA_MINUTES)(
    'an area of %i minutes classifies nineteen of twenty houses correctly',
    (minutes) => {
      const area = findWalkingArea(network, RUSTAVELI, minutes) ?? []
      expect(area.length).toBeGreaterThan(10)
      expect(area.length).toBeLessThanOrEqual(MAX_CORNERS)
      expect(contains(area, RUSTAVELI)).toBe(true)

      const way = findNearestWay(network, RUSTAVELI)
      if (!way) throw new Error('the station stands at a way')
      const distances = measureDistances(network, [way])
      const [east, north] = network.toMetres(RUSTAVELI)
      const random = createRandom('area', minutes)
      const span = getMaxMetres(minutes)
      const sides = Array.from({ length: HOUSES }, () => {
        const house = network.toPoint(east + random.between(-span, span), north + random.between(-span, span))
        const near = findNearestWay(network, house)
        const isReached = near !== undefined && getDistance(near, distances) <= span
        return { isReached, isRight: isReached === contains(area, house) }
      })
      expect(sides.filter(({ isReached }) => isReached).length).toBeGreaterThan(HOUSES / 6)
      expect(sides.filter(({ isRight }) => isRight).length).toBeGreaterThan(HOUSES * 0.95)
    },
  )

  test('an area is undefined where no way leads', () => {
    expect(findWalkingArea(network, { lat: 41.93, lng: 45.47 }, 10)).toBeUndefined()
  })
})

test.each([
  ['the capital', RUSTAVELI, true],
  ['Batumi', { lat: 41.65, lng: 41.637 }, true],
  ['a village', { lat: 41.93, lng: 45.47 }, false],
  ['Paris', { lat: 48.85, lng: 2.35 }, false],
])('the thread returns an area for a known town only: %s', async (_name, start, isKnown) => {
  const area = await findArea({ start, minutes: 5, folder: 'backend/walking/networks' })
  expect(area !== undefined).toBe(isKnown)
})

test.each(CITIES)('the bounds of %s contain all its ways', (city) => {
  const network = loadNetwork('backend/walking/networks', city)
  const { south, west, north, east } = CITY_BOUNDS[city]
  for (const [node, metresEast] of network.east.entries()) {
    const { lat, lng } = network.toPoint(metresEast, network.north[node] ?? 0)
    if (lat < south || lat > north || lng < west || lng > east) throw new Error(`${lat}, ${lng} is outside`)
  }
  expect(network.east.length).toBeGreaterThan(10_000)
})

function contains(ring: readonly Point[], { lat, lng }: Point): boolean {
  let inside = false
  for (const [index, one] of ring.entries()) {
    const other = ring.at(index - 1) as Point
    const crossing = one.lng + ((lat - one.lat) * (other.lng - one.lng)) / (other.lat - one.lat)
    if (one.lat > lat !== other.lat > lat && lng < crossing) inside = !inside
  }
  return inside
}
