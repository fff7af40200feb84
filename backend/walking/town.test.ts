import { describe, expect, test } from 'vitest'
import { STATIONS } from '~backend/initial-data/places/metro'
import { MAX_METRO_MINUTES } from '~contract/search-filters'
import { loadNetworks } from './load-networks'
import { buildNetwork, findNearestWay, type WalkingNetwork } from './network'
import type { StoredNetwork } from './stored-network'
import { MAX_NEAR_STATIONS, Town } from './town'
import { getDistance, measureDistances, toMinutes } from './walking-distances'

/** Block of some 80 m: 72 units to the north, and 96 to the east at Tbilisi's latitude. */
const BLOCK = { north: 72, east: 96 }
const CORNER = { longitude: 4_478_000, latitude: 4_172_000 }

/** Creates a line through crossings of a grid of blocks. */
function line(...crossings: [east: number, north: number][]): number[] {
  const positions = crossings.map(([east, north]) => [
    CORNER.longitude + east * BLOCK.east,
    CORNER.latitude + north * BLOCK.north,
  ])
  return positions.flatMap(([longitude = 0, latitude = 0], at) => {
    const [before = [0, 0]] = at > 0 ? [positions[at - 1]] : []
    return [longitude - (before[0] ?? 0), latitude - (before[1] ?? 0)]
  })
}

const at = (east: number, north: number) => ({
  lng: (CORNER.longitude + east * BLOCK.east) / 100_000,
  lat: (CORNER.latitude + north * BLOCK.north) / 100_000,
})

describe('walks in a town', () => {
  const river: StoredNetwork = {
    // Two banks, joined by one bridge in the east, and a yard without ways.
    lines: [
      line([0, 0], [1, 0], [2, 0], [3, 0], [4, 0]),
      line([0, 1], [1, 1], [2, 1], [3, 1], [4, 1]),
      line([4, 0], [4, 1]),
      line([8, 8], [9, 8]),
    ],
    places: { school: [line([0, 1])], shop: [line([2, 0])], park: [line([9, 8])] },
  }
  const town = new Town(buildNetwork(river), [
    { id: 7, ...at(0, 1) },
    { id: 8, ...at(4, 1) },
  ])

  test('walks follow ways: over the bridge, not through the river', () => {
    expect(town.find(at(0, 0))).toEqual({
      metro: { stationId: 8, minutes: 5 },
      nearStations: [
        { stationId: 8, minutes: 5 },
        { stationId: 7, minutes: 9 },
      ],
      places: { school: 9, shop: 2 },
    })
  })

  test('walks include the distance to the nearest way, and take at least a minute', () => {
    expect(town.find(at(0, -1))?.places.shop).toBe(3)
    expect(town.find(at(2, 0))?.places.shop).toBe(1)
  })

  test('walks are unknown outside the town and in unreachable parts', () => {
    expect(town.find(at(40, 40))).toBeUndefined()
    expect(town.find(at(8, 8))).toBeUndefined()
    expect(town.find({ lat: 0, lng: 0 })).toBeUndefined()
  })

  test('walks to stations used by searches end after a quarter of an hour', () => {
    const east = Array.from({ length: 20 }, (_, block): [number, number] => [block, 0])
    const street = new Town(buildNetwork({ lines: [line(...east)], places: {} }), [{ id: 7, ...at(0, 0) }])
    const stationsFrom = (block: number) => street.find(at(block, 0))?.nearStations
    expect(stationsFrom(15)).toEqual([{ stationId: 7, minutes: 15 }])
    expect(stationsFrom(16)).toEqual([])
  })

  test('walks longer than half an hour are unknown', () => {
    const long = Array.from({ length: 40 }, (_, east): [number, number] => [east, 0])
    const road = new Town(buildNetwork({ lines: [line(...long)], places: { park: [line([0, 0])] } }), [])
    expect([29, 30, 31].map((east) => road.find(at(east, 0))?.places.park)).toEqual([29, 30, undefined])
  })

  test('walks in an empty town are unknown', () => {
    expect(new Town(buildNetwork({ lines: [], places: {} }), []).find(at(0, 0))).toBeUndefined()
  })
})

describe('walking networks of the towns', () => {
  const [tbilisi, ...others] = loadNetworks('backend/walking/networks') as [
    WalkingNetwork,
    ...WalkingNetwork[],
  ]

  test('the four networks are connected and have schools, kindergartens and parks', () => {
    expect(others).toHaveLength(3)
    for (const { places, east } of [tbilisi, ...others]) {
      expect(east.length).toBeGreaterThan(10_000)
      for (const kind of ['school', 'kindergarten', 'park'] as const)
        expect(places[kind]?.length, kind).toBeGreaterThan(10)
    }
  })

  test('no point of Tbilisi is within a quarter of an hour of more stations than searches store', () => {
    const counts = new Int32Array(tbilisi.east.length)
    for (const station of STATIONS) {
      const way = findNearestWay(tbilisi, station)
      if (!way) throw new Error(`${station.slug} stands at no way`)
      const distances = measureDistances(tbilisi, [way])
      for (const [node, metres] of distances.entries())
        if (toMinutes(metres) <= MAX_METRO_MINUTES) counts[node] = (counts[node] ?? 0) + 1
    }
    expect(counts.reduce((max, count) => Math.max(max, count), 0)).toBe(MAX_NEAR_STATIONS)
  })

  test('walks between the stations of Rustaveli Avenue follow it', () => {
    const [rustaveli, libertySquare] = [
      { lat: 41.7016, lng: 44.7969 },
      { lat: 41.6938, lng: 44.8015 },
    ].map((station) => findNearestWay(tbilisi, station))
    if (!rustaveli || !libertySquare) throw new Error('stations stand at ways')
    const metres = getDistance(rustaveli, measureDistances(tbilisi, [libertySquare]))
    expect(metres).toBeGreaterThan(1_050)
    expect(metres).toBeLessThan(1_250)
  })

  test('walks equal those of the slowest shortest path algorithm', () => {
    const network = others.at(-1) as WalkingNetwork
    const start = findNearestWay(network, network.toPoint(network.east[500] ?? 0, network.north[500] ?? 0))
    if (!start) throw new Error('a point of a way stands at it')
    const fast = measureDistances(network, [start], 800)
    const slow = relaxUntilNothingChanges(network, start.node, 800)
    const reached = slow.flatMap((metres, node) => (metres <= 799 ? [node] : []))
    expect(reached.length).toBeGreaterThan(100)
    for (const node of reached) expect(Math.abs((fast[node] ?? 0) - (slow[node] ?? 0))).toBeLessThan(0.1)
  })
})

/** Bellman-Ford algorithm on the same links. */
function relaxUntilNothingChanges(
  { firstLink, neighbours, metres }: WalkingNetwork,
  start: number,
  max: number,
): number[] {
  const distances: number[] = Array(firstLink.length - 1).fill(Number.POSITIVE_INFINITY)
  distances[start] = 0
  for (let changed = true; changed; ) {
    changed = false
    for (let node = 0; node < distances.length; node++) {
      const walked = distances[node] ?? 0
      if (walked > max) continue
      for (let link = firstLink[node] ?? 0; link < (firstLink[node + 1] ?? 0); link++) {
        const next = neighbours[link] ?? 0
        const metresToNext = walked + (metres[link] ?? 0)
        if (metresToNext + 1e-6 >= (distances[next] ?? 0)) continue
        distances[next] = metresToNext
        changed = true
      }
    }
  }
  return distances
}
