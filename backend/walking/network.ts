import KDBush from 'kdbush'
import { METRES_PER_DEGREE, type Point } from '~backend/platform/distance'
import type { EverydayPlaceKind } from '~contract/walking-times'
import type { StoredNetwork } from './stored-network'

const UNITS_PER_DEGREE = 100_000
/** Maximum distance in metres between a house and the way that leads to it. */
export const MAX_METRES_TO_WAY = 150

/** Connected graph of ways. Coordinates are metres from a corner of the town. */
export interface WalkingNetwork {
  east: Float64Array
  north: Float64Array
  /**
   * Neighbours of point `n`, and the metres to them, are from `firstLink[n]` to before `firstLink[n + 1]`.
   */
  firstLink: Int32Array
  neighbours: Int32Array
  metres: Float32Array
  places: Partial<Record<EverydayPlaceKind, number[]>>
  index: KDBush
  /** Converts degrees to metres; undefined outside the town. */
  toMetres(point: Point): [east: number, north: number]
  toPoint(east: number, north: number): Point
}

export interface NearestWay {
  node: number
  metres: number
}

/** Joins lines at shared points, and drops what cannot be reached from the largest part. */
export function buildNetwork({ lines, places }: StoredNetwork): WalkingNetwork {
  const numbers = new Map<number, number>()
  const longitudes: number[] = []
  const latitudes: number[] = []
  const links: [from: number, to: number][] = []

  const numberOf = (longitude: number, latitude: number) => {
    const key = longitude * 10_000_000 + latitude
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, longitudes.length)
    longitudes.push(longitude)
    latitudes.push(latitude)
    return longitudes.length - 1
  }
  for (const line of lines) {
    let previous: number | undefined
    for (const [longitude, latitude] of toPositions(line)) {
      const node = numberOf(longitude, latitude)
      if (previous !== undefined && previous !== node) links.push([previous, node])
      previous = node
    }
  }
  const largest = findLargestPart(longitudes.length, links)
  const kept = new Int32Array(longitudes.length).fill(-1)
  let count = 0
  for (let node = 0; node < longitudes.length; node++) if (largest(node)) kept[node] = count++

  const south = latitudes.reduce((min, latitude) => Math.min(min, latitude), Number.POSITIVE_INFINITY)
  const west = longitudes.reduce((min, longitude) => Math.min(min, longitude), Number.POSITIVE_INFINITY)
  const metresNorth = METRES_PER_DEGREE / UNITS_PER_DEGREE
  const metresEast = metresNorth * Math.cos((south / UNITS_PER_DEGREE) * (Math.PI / 180))
  const east = new Float64Array(count)
  const north = new Float64Array(count)
  for (const [node, at] of kept.entries()) {
    if (at < 0) continue
    east[at] = ((longitudes[node] ?? 0) - west) * metresEast
    north[at] = ((latitudes[node] ?? 0) - south) * metresNorth
  }

  const index = new KDBush(count)
  for (let node = 0; node < count; node++) index.add(east[node] ?? 0, north[node] ?? 0)
  index.finish()
  const network: WalkingNetwork = {
    east,
    north,
    ...packLinks(
      count,
      links
        .map(([from, to]): [number, number] => [kept[from] ?? -1, kept[to] ?? -1])
        .filter(([from]) => from >= 0),
      (from, to) => Math.hypot((east[from] ?? 0) - (east[to] ?? 0), (north[from] ?? 0) - (north[to] ?? 0)),
    ),
    places: {},
    index,
    toMetres: ({ lat, lng }) => [
      (lng * UNITS_PER_DEGREE - west) * metresEast,
      (lat * UNITS_PER_DEGREE - south) * metresNorth,
    ],
    toPoint: (metresToEast, metresToNorth) => ({
      lng: (metresToEast / metresEast + west) / UNITS_PER_DEGREE,
      lat: (metresToNorth / metresNorth + south) / UNITS_PER_DEGREE,
    }),
  }
  for (const [kind, arrivals] of Object.entries(places))
    network.places[kind as EverydayPlaceKind] = arrivals.flatMap((line) => findWaysTo(network, line))
  return network
}

/**
 * Finds the nearest point of a way; undefined if the nearest way is too far, for example outside the town.
 */
export function findNearestWay(network: WalkingNetwork, point: Point): NearestWay | undefined {
  const [east, north] = network.toMetres(point)
  let nearest: NearestWay | undefined
  for (const node of network.index.within(east, north, MAX_METRES_TO_WAY)) {
    const metres = Math.hypot((network.east[node] ?? 0) - east, (network.north[node] ?? 0) - north)
    if (!nearest || metres < nearest.metres) nearest = { node, metres }
  }
  return nearest
}

function findWaysTo(network: WalkingNetwork, line: readonly number[]): number[] {
  return [...toPositions(line)].flatMap(([longitude, latitude]) => {
    const point = { lng: longitude / UNITS_PER_DEGREE, lat: latitude / UNITS_PER_DEGREE }
    return findNearestWay(network, point)?.node ?? []
  })
}

function* toPositions(line: readonly number[]): Generator<[longitude: number, latitude: number]> {
  let [longitude, latitude] = [0, 0]
  for (let at = 0; at + 1 < line.length; at += 2) {
    longitude += line[at] ?? 0
    latitude += line[at + 1] ?? 0
    yield [longitude, latitude]
  }
}

/** Finds connected components by union-find with path halving. */
function findLargestPart(count: number, links: readonly [number, number][]): (node: number) => boolean {
  const parents = Int32Array.from({ length: count }, (_, node) => node)
  const findRoot = (node: number) => {
    let root = node
    while (parents[root] !== root) {
      parents[root] = parents[parents[root] ?? 0] ?? 0
      root = parents[root] ?? 0
    }
    return root
  }
  for (const [from, to] of links) parents[findRoot(from)] = findRoot(to)
  const sizes = new Int32Array(count)
  let largest = 0
  for (let node = 0; node < count; node++) {
    const root = findRoot(node)
    sizes[root] = (sizes[root] ?? 0) + 1
    if ((sizes[root] ?? 0) > (sizes[largest] ?? 0)) largest = root
  }
  return (node) => findRoot(node) === largest
}

function packLinks(
  count: number,
  links: readonly [number, number][],
  measure: (from: number, to: number) => number,
): Pick<WalkingNetwork, 'firstLink' | 'neighbours' | 'metres'> {
  const firstLink = new Int32Array(count + 1)
  for (const nodes of links) for (const node of nodes) firstLink[node + 1] = (firstLink[node + 1] ?? 0) + 1
  for (let node = 0; node < count; node++)
    firstLink[node + 1] = (firstLink[node + 1] ?? 0) + (firstLink[node] ?? 0)
  const next = firstLink.slice()
  const neighbours = new Int32Array(links.length * 2)
  const metres = new Float32Array(links.length * 2)
  const add = (from: number, to: number) => {
    const at = next[from] ?? 0
    next[from] = at + 1
    neighbours[at] = to
    metres[at] = measure(from, to)
  }
  for (const [from, to] of links) {
    add(from, to)
    add(to, from)
  }
  return { firstLink, neighbours, metres }
}
