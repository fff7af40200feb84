import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Metres east and north of a corner of the town. */
export type Metres = [east: number, north: number]

export interface NumberedPoint {
  text: string
  longitude: number
  latitude: number
  at: Metres
}

export interface Town {
  houses: NumberedPoint[]
  /** Lines by the local name of their street. */
  streets: Map<string, Metres[][]>
  /** Outlines of buildings. */
  buildings: Metres[][]
  /** Returns multiples of 0.00001 degrees. */
  toDegrees(at: Metres): { longitude: number; latitude: number }
}

interface Streets {
  bbox: [west: number, south: number, east: number, north: number]
  names: { ka: string | null; en: string; ru: string | null }[]
  classes: string[]
  lines: [classIndex: number, nameIndex: number, coordinates: number[]][]
}

/** Kinds of lines without houses: motorways and railways. */
const WITHOUT_HOUSES = new Set(['motorway', 'motorway_link', 'trunk_link', 'primary_link', 'rail', 'metro'])
const DEGREE = 100_000
const METRES_PER_UNIT = 1.1132

/** @param folder folder with CITY-streets.json, CITY-points.json and CITY-buildings.json */
export function readTown(folder: string, city: string): Town {
  const read = <Content>(part: string): Content =>
    JSON.parse(readFileSync(join(folder, `${city}-${part}.json`), 'utf8'))
  const { bbox, names, classes, lines } = read<Streets>('streets')
  const [west, south] = [bbox[0] * DEGREE, bbox[1] * DEGREE]
  const eastScale = METRES_PER_UNIT * Math.cos((bbox[1] * Math.PI) / 180)
  const toMetres = (longitude: number, latitude: number): Metres => [
    (longitude - west) * eastScale,
    (latitude - south) * METRES_PER_UNIT,
  ]
  const toLine = (coordinates: readonly number[]): Metres[] => {
    let [longitude, latitude] = [0, 0]
    const line: Metres[] = []
    for (let at = 0; at < coordinates.length; at += 2) {
      longitude += coordinates[at] ?? 0
      latitude += coordinates[at + 1] ?? 0
      line.push(toMetres(longitude, latitude))
    }
    return line
  }
  const streets = new Map<string, Metres[][]>()
  for (const [classIndex, nameIndex, coordinates] of lines) {
    const name = names[nameIndex]
    const local = name && (name.ka ?? name.ru ?? name.en)
    if (!local || WITHOUT_HOUSES.has(classes[classIndex] ?? '')) continue
    streets.set(local, [...(streets.get(local) ?? []), toLine(coordinates)])
  }
  const { housenumbers } = read<{ housenumbers: [string, number, number][] }>('points')
  return {
    houses: housenumbers.map(([text, longitude, latitude]) => ({
      text,
      longitude,
      latitude,
      at: toMetres(longitude, latitude),
    })),
    streets,
    buildings: read<{ rings: number[][] }>('buildings').rings.map(toLine),
    toDegrees: ([east, north]) => ({
      longitude: Math.round(west + east / eastScale),
      latitude: Math.round(south + north / METRES_PER_UNIT),
    }),
  }
}
