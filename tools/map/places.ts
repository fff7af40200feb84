import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Point, toWorldPoint } from '../../app/map/projection'
import type { Names, PlaceKind } from '../../app/map/tile-schema'
import { TILE_EXTENT } from '../../app/map/tile-schema'
import { fromLocalName } from './names'
import type { SourceFeature, TileAddress } from './source-tiles'
import { SHAPE, type TileFeature } from './tile-features'

interface Places {
  cities: [id: number, ka: string, en: string, ru: string, lat: number, lng: number, weight: number][]
  urbans: [number, number, string, string, string, number, number, number][]
  other_city_districts: [number, number, number, string, string, string, number, number, number][]
  metro: [track: number, order: number, ka: string, en: string, ru: string, lat: number, lng: number][]
}

interface KnownPlace {
  layer: 'place' | 'station'
  minZoom: number
  latitude: number
  longitude: number
  tags: Record<string, string | number>
}

export interface KnownPlaces {
  /** Places in a tile whose three names are known. */
  inTile(address: TileAddress): TileFeature[]
  /** Places of the source that are not known already. */
  others(source: readonly SourceFeature[], address: TileAddress): TileFeature[]
}

/** Kind, lowest zoom, and distance within which a known place is the same, by class of the source. */
const SOURCE_PLACES: Readonly<Record<string, { kind: PlaceKind; minZoom: number; metres: number }>> = {
  city: { kind: 'city', minZoom: 4, metres: 6_000 },
  town: { kind: 'town', minZoom: 8, metres: 4_000 },
  village: { kind: 'village', minZoom: 11, metres: 900 },
  suburb: { kind: 'neighbourhood', minZoom: 12, metres: 900 },
  neighbourhood: { kind: 'neighbourhood', minZoom: 13, metres: 700 },
  quarter: { kind: 'neighbourhood', minZoom: 13, metres: 700 },
  hamlet: { kind: 'hamlet', minZoom: 12, metres: 700 },
}

/**
 * @param folder folder with places.json and basemap.json, whose lakes and parks have names in three languages
 */
export function readPlaces(folder: string): KnownPlaces {
  const places: Places = JSON.parse(readFileSync(join(folder, 'places.json'), 'utf8'))
  const shapes = JSON.parse(readFileSync(join(folder, 'basemap.json'), 'utf8'))
  const known: KnownPlace[] = [
    { ...placeOf('country', 9, ['საქართველო', 'Georgia', 'Грузия'], 42.05, 43.6), minZoom: 4 },
    ...places.cities.map(([_id, ka, en, ru, lat, lng, weight]) => ({
      ...placeOf(weight >= 100 ? 'city' : 'town', toRank(weight), [ka, en, ru], lat, lng),
      minZoom: weight >= 100 ? 4 : weight >= 20 ? 6 : 8,
    })),
    ...places.urbans.map(([_id, _district, ka, en, ru, lat, lng, weight]) => ({
      ...placeOf('neighbourhood', weight, [ka, en, ru], lat, lng),
      minZoom: weight >= 6 ? 10 : weight >= 4 ? 11 : 12,
    })),
    ...places.other_city_districts.map(([_city, _district, _id, ka, en, ru, lat, lng, weight]) => ({
      ...placeOf('neighbourhood', weight, [ka, en, ru], lat, lng),
      minZoom: 11,
    })),
    ...(['water', 'green'] as const).flatMap((shape) =>
      shapes[shape].map(({ n, p }: { n: string; p: Point[] }) => ({
        ...placeOf(shape === 'water' ? 'lake' : 'park', 3, n.split('|'), average(p, 1), average(p, 0)),
        minZoom: shape === 'water' ? 11 : 12,
      })),
    ),
    ...places.metro.map(([track, _order, ka, en, ru, latitude, longitude]) => ({
      layer: 'station' as const,
      minZoom: 11,
      latitude,
      longitude,
      tags: { track, ka, en, ru },
    })),
  ]
  return {
    inTile: (address) =>
      known.flatMap(({ layer, minZoom, latitude, longitude, tags }) => {
        if (address.z < minZoom) return []
        const part = [toTilePoint(latitude, longitude, address)]
        return [{ layer, shape: SHAPE.point, tags, parts: [part] }]
      }),
    others: (source, address) =>
      source.flatMap(({ type, properties, parts }) => {
        const rule = SOURCE_PLACES[String(properties.class)]
        const [point] = parts[0] ?? []
        if (!rule || !point || type !== SHAPE.point || address.z < rule.minZoom) return []
        const names = fromLocalName(String(properties['name:latin'] ?? ''))
        if (!names.ka || isKnown(names, point, rule.metres, address, known)) return []
        const tags = { kind: rule.kind, rank: rule.kind === 'town' ? 3 : 1, ...names }
        return [{ layer: 'place', shape: SHAPE.point, tags, parts }]
      }),
  }
}

function placeOf(
  kind: PlaceKind,
  rank: number,
  [ka = '', en = '', ru = '']: readonly string[],
  latitude: number,
  longitude: number,
): Omit<KnownPlace, 'minZoom'> {
  return { layer: 'place', latitude, longitude, tags: { kind, rank, ka, en, ru } }
}

/** Converts thousands of inhabitants to one digit. */
function toRank(thousands: number): number {
  return Math.min(9, Math.round(Math.log2(Math.max(1, thousands))))
}

const average = (points: readonly Point[], axis: 0 | 1) =>
  points.reduce((sum, point) => sum + point[axis], 0) / points.length

function toTilePoint(latitude: number, longitude: number, { z, x, y }: TileAddress): Point {
  const [worldX, worldY] = toWorldPoint({ latitude, longitude })
  return [Math.round((worldX * 2 ** z - x) * TILE_EXTENT), Math.round((worldY * 2 ** z - y) * TILE_EXTENT)]
}

/** Circumference of the Earth at the latitude of Georgia. */
const WORLD_METRES = 40_075_017 * Math.cos((42 * Math.PI) / 180)

function isKnown(
  { ka }: Names,
  [x, y]: Point,
  metres: number,
  address: TileAddress,
  known: readonly KnownPlace[],
): boolean {
  const unit = WORLD_METRES / (TILE_EXTENT * 2 ** address.z)
  return known.some(({ layer, latitude, longitude, tags }) => {
    if (layer !== 'place' || tags.kind === 'country') return false
    const [knownX, knownY] = toTilePoint(latitude, longitude, address)
    const distance = Math.hypot(knownX - x, knownY - y) * unit
    return distance < metres || (tags.ka === ka && distance < 4 * metres)
  })
}
