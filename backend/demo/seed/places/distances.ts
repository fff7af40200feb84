import { STATIONS } from '~backend/initial-data/places/metro'
import type { Point, Station } from '~backend/initial-data/places/place'
import { distance, METRES_PER_DEGREE } from '~backend/platform/distance'

export const movePoint = ({ lat, lng }: Point, north: number, east: number): Point => ({
  lat: round(lat + north / METRES_PER_DEGREE),
  lng: round(lng + east / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180))),
})

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

const MAX_WALKING_METRES = 1_200

export function findNearestStation(point: Point): Station | null {
  let nearest: Station | null = null
  let metres = MAX_WALKING_METRES
  for (const station of STATIONS) {
    const away = distance(point, station)
    if (away > metres) continue
    nearest = station
    metres = away
  }
  return nearest
}
