import type { Point } from '~backend/platform/distance'
import type { WalkingAreaMinutes } from '~contract/walking-times'
import { loadNetwork } from './load-networks'
import type { WalkingNetwork } from './network'
import { CITIES, CITY_BOUNDS, type City } from './stored-network'
import { findWalkingArea } from './walking-area'

/** Entry point of the thread for walking areas. Its exports are its tasks. */

const networks = new Map<City, WalkingNetwork>()

interface WalkingAreaInput {
  start: Point
  minutes: WalkingAreaMinutes
  /** Folder of the towns' ways. */
  folder: string
}

export async function findArea({ start, minutes, folder }: WalkingAreaInput): Promise<Point[] | undefined> {
  const city = CITIES.find((one) => isWithin(start, CITY_BOUNDS[one]))
  if (!city) return undefined
  const network = networks.get(city) ?? loadNetwork(folder, city)
  networks.set(city, network)
  return findWalkingArea(network, start, minutes)
}

function isWithin({ lat, lng }: Point, { south, west, north, east }: (typeof CITY_BOUNDS)[City]): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}
