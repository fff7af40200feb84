/**
 * Prints how long walking times take to compute, and their error against the shortest way of each house: from
 * the nearest point of any way, without limit and rounding. Also prints how correct walking areas are. Run it
 * by `npm run bench:walking`.
 */
import FlatQueue from 'flatqueue'
import { createRandom } from '~backend/demo/random'
import { STATIONS } from '~backend/initial-data/places/metro'
import { loadNetworks } from '~backend/walking/load-networks'
import { findNearestWay, type WalkingNetwork } from '~backend/walking/network'
import { Town } from '~backend/walking/town'
import { EVERYDAY_PLACE_KINDS, MAX_WALKING_MINUTES } from '~contract/walking-times'
import { measureWalkingAreas } from './walking-areas'

const HOUSES = 100
const MAX_METRES_TO_WAY = 60
const METRES_PER_MINUTE = 80

type Position = [east: number, north: number]

const networks = time('read the networks of four towns', () => loadNetworks('backend/walking/networks'))
const towns = time('find the ways from every destination', () =>
  networks.map((network) => new Town(network, STATIONS)),
)
const random = createRandom('walking', 1)
const errors: number[] = []
const milliseconds: number[] = []
let missed = 0
for (const [at, network] of networks.entries())
  for (let house = 0; house < HOUSES; house += 1) compare(network, towns[at] as Town)
print('milliseconds a house', milliseconds, 4)
print('error in minutes', errors, 2)
console.log(
  `${errors.length} times compared; ${missed} are told by one of the two alone, at the limit of half an hour`,
)
console.log(await measureWalkingAreas(networks))

function compare(network: WalkingNetwork, town: Town): void {
  const node = random.whole(0, network.east.length - 1)
  const position: Position = [
    (network.east[node] ?? 0) + random.between(-MAX_METRES_TO_WAY, MAX_METRES_TO_WAY),
    (network.north[node] ?? 0) + random.between(-MAX_METRES_TO_WAY, MAX_METRES_TO_WAY),
  ]
  const started = performance.now()
  const times = town.find(network.toPoint(...position))
  milliseconds.push(performance.now() - started)
  const metres = measureFrom(network, position)
  const minutesTo = (nodes: readonly number[]) =>
    nodes.reduce((min, one) => Math.min(min, metres[one] ?? Infinity), Infinity) / METRES_PER_MINUTE
  for (const kind of EVERYDAY_PLACE_KINDS) collect(times?.places[kind], minutesTo(network.places[kind] ?? []))
  const toStations = STATIONS.flatMap((station) => {
    const way = findNearestWay(network, station)
    return way ? minutesTo([way.node]) + way.metres / METRES_PER_MINUTE : []
  })
  if (toStations.length > 0) collect(times?.metro?.minutes, Math.min(...toStations))
}

function collect(stored: number | undefined, exact: number): void {
  if (stored !== undefined && exact <= MAX_WALKING_MINUTES) errors.push(Math.abs(stored - Math.max(1, exact)))
  else if (stored !== undefined || exact <= MAX_WALKING_MINUTES) missed += 1
}

/** Runs Dijkstra's algorithm over the whole network, in double precision. */
function measureFrom(network: WalkingNetwork, position: Position): Float64Array {
  const { firstLink, neighbours, metres } = network
  const distances = new Float64Array(firstLink.length - 1).fill(Infinity)
  const queue = new FlatQueue<number>()
  const reach = (node: number, walked: number) => {
    if (walked >= (distances[node] ?? 0)) return
    distances[node] = walked
    queue.push(node, walked)
  }
  for (const { node, walked } of findNearestLink(network, position)) reach(node, walked)
  while (queue.length > 0) {
    const walked = queue.peekValue() ?? 0
    const node = queue.pop() ?? 0
    if (walked > (distances[node] ?? 0)) continue
    for (let link = firstLink[node] ?? 0; link < (firstLink[node + 1] ?? 0); link += 1)
      reach(neighbours[link] ?? 0, walked + (metres[link] ?? 0))
  }
  return distances
}

/** Returns both ends of the nearest link, with the metres to it and along it. */
function findNearestLink(network: WalkingNetwork, [east, north]: Position) {
  const { firstLink, neighbours, metres } = network
  let nearest = { metres: Infinity, from: 0, to: 0, along: 0, length: 0 }
  for (let from = 0; from + 1 < firstLink.length; from += 1)
    for (let link = firstLink[from] ?? 0; link < (firstLink[from + 1] ?? 0); link += 1) {
      const to = neighbours[link] ?? 0
      const [fromEast, fromNorth] = [network.east[from] ?? 0, network.north[from] ?? 0]
      const [alongEast, alongNorth] = [
        (network.east[to] ?? 0) - fromEast,
        (network.north[to] ?? 0) - fromNorth,
      ]
      const squared = alongEast ** 2 + alongNorth ** 2
      const dot = (east - fromEast) * alongEast + (north - fromNorth) * alongNorth
      const share = squared === 0 ? 0 : Math.min(1, Math.max(0, dot / squared))
      const away = Math.hypot(east - fromEast - share * alongEast, north - fromNorth - share * alongNorth)
      const length = metres[link] ?? 0
      if (away < nearest.metres) nearest = { metres: away, from, to, along: share * length, length }
    }
  return [
    { node: nearest.from, walked: nearest.metres + nearest.along },
    { node: nearest.to, walked: nearest.metres + nearest.length - nearest.along },
  ]
}

function time<Result>(what: string, run: () => Result): Result {
  const started = performance.now()
  const result = run()
  console.log(`${what}: ${Math.round(performance.now() - started)} ms`)
  return result
}

function print(what: string, values: number[], decimals: number): void {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(decimals)
  console.log(`${what}: median ${at(0.5)}, 95th percentile ${at(0.95)}`)
}
