/**
 * Makes backend/walking/networks/CITY.json.br: walkable ways and their destinations.
 *
 * node tools/walking/run.mjs STREETS POINTS
 *
 * STREETS holds CITY-streets.json, CITY-paths.json and CITY-land.json; POINTS is a list of [kind, name,
 * latitude, longitude].
 * Sources and licence: backend/walking/networks/NOTICE.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { City, StoredNetwork } from '../../backend/walking/stored-network'
import { CITIES } from '../../backend/walking/stored-network'
import { EVERYDAY_PLACE_KINDS, type EverydayPlaceKind } from '../../contract/walking-times'

/** Coordinates are differences to the previous point, longitude first, in 0.00001 degrees. */
type Line = [classIndex: number, nameIndex: number, coordinates: number[], flag?: number]
interface Ways {
  classes: string[]
  lines: Line[]
}
interface Land {
  bbox: [west: number, south: number, east: number, north: number]
  classes: string[]
  polys: [classIndex: number, coordinates: number[]][]
}
type NamedPoint = [kind: string, name: string, latitude: number, longitude: number]

const DEGREE = 100_000
const TUNNEL = 2
const NOT_ON_FOOT = new Set(['motorway', 'motorway_link', 'construction', 'rail', 'metro'])
const FOOTWAYS = new Set(['footway', 'path', 'steps', 'pedestrian', 'cycleway', 'corridor'])

const [streetsFolder = '', pointsFile = ''] = process.argv.slice(2)
const points: NamedPoint[] = readJson(pointsFile)

for (const city of CITIES) {
  const network = makeNetwork(city)
  const json = Buffer.from(JSON.stringify(network))
  const packed = brotliCompressSync(json, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: json.length },
  })
  writeFileSync(`backend/walking/networks/${city}.json.br`, packed)
  console.log(`${city}: ${network.lines.length} ways, ${json.length} bytes, ${packed.length} packed`)
}

function makeNetwork(city: City): StoredNetwork {
  const land: Land = readJson(join(streetsFolder, `${city}-land.json`))
  const lines = [`${city}-streets.json`, `${city}-paths.json`].flatMap((file) =>
    listWalkableLines(readJson(join(streetsFolder, file))),
  )
  const places = Object.fromEntries(EVERYDAY_PLACE_KINDS.map((kind) => [kind, listPlaces(kind, land)]))
  return { lines, places }
}

/** Lists lines to walk on: tunnels only if they are made for pedestrians, as those of cars are separate. */
function listWalkableLines({ classes, lines }: Ways): number[][] {
  return lines
    .filter(([classIndex, , , flag]) => {
      const name = classes[classIndex] ?? ''
      return !NOT_ON_FOOT.has(name) && (flag !== TUNNEL || FOOTWAYS.has(name))
    })
    .map(([, , coordinates]) => coordinates)
}

/** Lists each place by its points of arrival: a point of the map, or the edge of its ground. */
function listPlaces(kind: EverydayPlaceKind, land: Land): number[][] {
  const [west, south, east, north] = land.bbox
  const single = points
    .filter(([name, , lat, lng]) => name === kind && lat > south && lat < north && lng > west && lng < east)
    .map(([, , lat, lng]) => [Math.round(lng * DEGREE), Math.round(lat * DEGREE)])
  const grounds = land.polys.filter(([classIndex]) => land.classes[classIndex] === kind)
  return [...single, ...grounds.map(([, ring]) => ring)]
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8'))
}
