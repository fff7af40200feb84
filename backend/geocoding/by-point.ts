import { distance, type Point } from '../locations/distance'
import type { Gazetteer } from '../locations/gazetteer'
import { citySpot, districtSpot, type Spot, streetSpot, urbanSpot } from './spot'

/** Farther away than this, it is somewhere else; in metres. */
const REACH = { street: 400, quarter: 3_000, city: 25_000 }

/** What stands around a point: the smallest place that is near enough; none outside the country. */
export function spotAt(point: Point, { streets, urbans, districts, cities }: Gazetteer): Spot | undefined {
  const street = nearest(
    streets.map(({ street }) => street),
    point,
    REACH.street,
  )
  if (street) return streetSpot(street)
  const urban = nearest(urbans, point, REACH.quarter)
  if (urban) return urbanSpot(urban)
  const district = nearest(districts, point, REACH.quarter)
  if (district) return districtSpot(district)
  const city = nearest(cities, point, REACH.city)
  return city && citySpot(city)
}

function nearest<Item extends Point>(items: readonly Item[], point: Point, reach: number): Item | undefined {
  let found: Item | undefined
  let metres = reach
  for (const item of items) {
    const away = distance(point, item)
    if (away > metres) continue
    found = item
    metres = away
  }
  return found
}
