import type { Point } from '~backend/platform/distance'
import { MAX_METRO_MINUTES } from '~contract/search-filters'
import { EVERYDAY_PLACE_KINDS, type EverydayPlaceKind } from '~contract/walking-times'
import { findNearestWay, type NearestWay, type WalkingNetwork } from './network'
import { getDistance, MAX_WALKING_METRES, measureDistances, toMinutes } from './walking-distances'

export interface Station extends Point {
  id: number
}

/** Number of station columns in searches; no point of Tbilisi has more stations near by. */
export const MAX_NEAR_STATIONS = 3

export interface NearStation {
  stationId: number
  minutes: number
}

/** Minutes on foot; places beyond `MAX_WALKING_MINUTES` are missing. */
export interface WalkingTimes {
  metro: NearStation | undefined
  /** Stations up to `MAX_METRO_MINUTES` away, nearest first. */
  nearStations: NearStation[]
  places: Partial<Record<EverydayPlaceKind, number>>
}

/** Shortest walks from every point of a town to the nearest place of each kind. */
export class Town {
  readonly #network: WalkingNetwork
  readonly #toPlaces: { kind: EverydayPlaceKind; distances: Float32Array }[]
  readonly #toStations: { stationId: number; distances: Float32Array }[]

  constructor(network: WalkingNetwork, stations: readonly Station[]) {
    this.#network = network
    this.#toPlaces = EVERYDAY_PLACE_KINDS.map((kind) => ({
      kind,
      distances: measureDistances(
        network,
        (network.places[kind] ?? []).map((node) => ({ node, metres: 0 })),
      ),
    }))
    this.#toStations = stations.flatMap((station) => {
      const way = findNearestWay(network, station)
      return way ? { stationId: station.id, distances: measureDistances(network, [way]) } : []
    })
  }

  /** Returns undefined where the town has no ways, for example outside it. */
  find(point: Point): WalkingTimes | undefined {
    const way = findNearestWay(this.#network, point)
    if (!way) return undefined
    const walks = this.#findStations(way)
    const times: WalkingTimes = {
      metro: walks[0],
      nearStations: walks.filter(({ minutes }) => minutes <= MAX_METRO_MINUTES).slice(0, MAX_NEAR_STATIONS),
      places: {},
    }
    for (const { kind, distances } of this.#toPlaces) {
      const metres = getDistance(way, distances)
      if (metres <= MAX_WALKING_METRES) times.places[kind] = toMinutes(metres)
    }
    return times
  }

  #findStations(way: NearestWay): NearStation[] {
    return this.#toStations
      .map(({ stationId, distances }) => ({ stationId, metres: getDistance(way, distances) }))
      .filter(({ metres }) => metres <= MAX_WALKING_METRES)
      .sort((one, other) => one.metres - other.metres)
      .map(({ stationId, metres }) => ({ stationId, minutes: toMinutes(metres) }))
  }
}
