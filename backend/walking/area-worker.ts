import type { Point } from '~backend/platform/distance'
import type { WalkingAreaMinutes } from '~contract/walking-times'
import { loadNetwork } from './load-networks'
import type { WalkingNetwork } from './network'
import { CITIES, CITY_BOUNDS, type City } from './stored-network'
import { findWalkingArea } from './walking-area'
import { findWalks, type WalkingTime } from './walks'

/** Entry point of the thread for walking areas and walks. Its exports are its tasks. */

const networks = new Map<City, WalkingNetwork>()

interface WalkingAreaInput {
  start: Point
  minutes: WalkingAreaMinutes
  /** Folder of the towns' ways. */
  folder: string
}

export async function findArea({ start, minutes, folder }: WalkingAreaInput): Promise<Point[] | undefined> {
  const network = findNetwork(start, folder)
  return network && findWalkingArea(network, start, minutes)
}

interface WalksInput {
  start: Point
  ends: readonly Point[]
  /** Folder of the towns' ways. */
  folder: string
}

export async function measureWalks({ start, ends, folder }: WalksInput): Promise<WalkingTime[]> {
  const network = findNetwork(start, folder)
  return network ? findWalks(network, start, ends) : ends.map(() => ({ minutes: null }))
}

function findNetwork(start: Point, folder: string): WalkingNetwork | undefined {
  const city = CITIES.find((one) => isWithin(start, CITY_BOUNDS[one]))
  if (!city) return undefined
  const network = networks.get(city) ?? loadNetwork(folder, city)
  networks.set(city, network)
  return network
}

function isWithin({ lat, lng }: Point, { south, west, north, east }: (typeof CITY_BOUNDS)[City]): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}
