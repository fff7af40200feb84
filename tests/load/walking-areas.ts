import { createRandom } from '~backend/demo/random'
import { movePoint } from '~backend/demo/seed/places/distances'
import { loadHouseStreets } from '~backend/geocoding/houses'
import type { Point } from '~backend/platform/distance'
import { findNearestWay, type WalkingNetwork } from '~backend/walking/network'
import { findWalkingArea, getMaxMetres } from '~backend/walking/walking-area'
import { getDistance, measureDistances } from '~backend/walking/walking-distances'
import { WALKING_AREA_MINUTES, type WalkingAreaMinutes } from '~contract/walking-times'
import { formatTable } from './format-table'
import { percentile } from './timing'

const AREAS = 40
const HOUSES = 100

/**
 * Measures walking areas around random houses of four towns: the share of places on the right side of the
 * edge; the share within the area of those reached in time; and the first share in the worst area.
 */
export async function measureWalkingAreas(networks: readonly WalkingNetwork[]): Promise<string> {
  const houses = (await loadHouseStreets('backend/geocoding/houses')).flatMap((street) => street.houses)
  const rows = WALKING_AREA_MINUTES.map((minutes) => measureAreas(networks, houses, minutes))
  return formatTable(['an area on foot', 'ms p50', 'ms p95', 'corners', 'right', 'reached', 'worst'], rows)
}

function measureAreas(
  networks: readonly WalkingNetwork[],
  houses: readonly Point[],
  minutes: WalkingAreaMinutes,
) {
  const random = createRandom('walking areas', minutes)
  const times: number[] = []
  const shares: number[] = []
  let [right, all, within, reached, corners] = [0, 0, 0, 0, 0]
  while (shares.length < AREAS) {
    const start = random.pick(houses)
    const network = networks.find((one) => findNearestWay(one, start))
    const way = network && findNearestWay(network, start)
    if (!network || !way) continue
    const began = performance.now()
    const area = findWalkingArea(network, start, minutes)
    times.push(performance.now() - began)
    if (!area) throw new Error('a house stands in its own area')
    corners += area.length
    const distances = measureDistances(network, [way])
    let ofArea = 0
    for (let count = 0; count < HOUSES; ) {
      const span = getMaxMetres(minutes)
      const house = movePoint(start, random.between(-span, span), random.between(-span, span))
      const near = findNearestWay(network, house)
      if (!near || near.metres > 60) continue
      count += 1
      const isReached = getDistance(near, distances) <= span
      const isInside = contains(area, house)
      if (isReached === isInside) ofArea += 1
      if (isReached) reached += 1
      if (isReached && isInside) within += 1
    }
    right += ofArea
    all += HOUSES
    shares.push(ofArea / HOUSES)
  }
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  return [
    `of ${minutes} minutes`,
    percentile(times, 50).toFixed(1),
    percentile(times, 95).toFixed(1),
    (corners / AREAS).toFixed(0),
    percent(right / all),
    percent(within / reached),
    percent(Math.min(...shares)),
  ]
}

function contains(ring: readonly Point[], { lat, lng }: Point): boolean {
  let inside = false
  for (const [index, one] of ring.entries()) {
    const other = ring.at(index - 1) as Point
    if (
      one.lat > lat !== other.lat > lat &&
      lng < one.lng + ((lat - one.lat) * (other.lng - one.lng)) / (other.lat - one.lat)
    )
      inside = !inside
  }
  return inside
}
