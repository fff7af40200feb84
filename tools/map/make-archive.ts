/**
 * Makes public/map/georgia-HASH.pmtiles, one archive of the country's vector tiles in the schema of
 * app/map/tile-schema.ts, and app/features/map/named-places.json.
 *
 * node tools/map/run.mjs TILES STREETS PLACES
 *
 * TILES holds {z}/{x}/{y}.pbf of the OpenMapTiles schema, STREETS the *-streets.json with names, PLACES
 * places.json, basemap.json and osm-tbilisi-street-names.json. Sources and licence: app/map/NOTICE.md.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { MAP_BOUNDS } from '../../app/map/coverage'
import { clipLine } from '../../app/map/geometry'
import { MAX_TILE_ZOOM, TILE_EXTENT } from '../../app/map/tile-schema'
import { convertGround, convertHouseNumbers, convertStreets, isShownAt } from './convert'
import { writeNamedPlaces } from './named-places'
import { readStreetNames } from './names'
import { readPlaces } from './places'
import { type StoredTile, writeArchive } from './pmtiles-writer'
import { findSea } from './sea'
import { SourceTiles, type TileAddress } from './source-tiles'
import { SHAPE, type TileFeature, tidyFeatures } from './tile-features'

const CITIES = ['tbilisi', 'batumi', 'kutaisi', 'rustavi']

/** Zooms at which streets of towns are drawn from nearer tiles, which have all of them. */
const STREETS_FROM_CHILDREN = [12, 13]

const [tilesFolder = '', streetsFolder = '', placesFolder = ''] = process.argv.slice(2)
const source = new SourceTiles(tilesFolder)
const streetNames = readStreetNames(streetsFolder, CITIES, placesFolder)
const places = readPlaces(placesFolder)
const sea = findSea(source)

const tiles: StoredTile[] = []
for (let z = 0; z <= MAX_TILE_ZOOM; z++) {
  for (const address of listAddresses(z)) {
    const data = encode(makeTile(address))
    if (data) tiles.push({ ...address, data })
  }
  console.log(`zoom ${z}: ${tiles.filter((tile) => tile.z === z).length} tiles`)
}
const archive = writeArchive(tiles, {
  bounds: MAP_BOUNDS,
  centre: { longitude: 44.79, latitude: 41.72, zoom: 12 },
  metadata: {
    name: 'Ezo',
    attribution: '© OpenMapTiles © OpenStreetMap contributors',
    vector_layers: [...new Set(layerNames())].map((id) => ({ id, fields: {} })),
  },
})
save(archive)
writeNamedPlaces(placesFolder)

function save(content: Buffer): void {
  const folder = resolve('public/map')
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (file.endsWith('.pmtiles')) rmSync(join(folder, file))
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12)
  writeFileSync(join(folder, `georgia-${hash}.pmtiles`), content)
  console.log(`${tiles.length} tiles, ${content.length} bytes`)
}

/** Lists tiles of the source and, up to zoom 12, those covered by sea alone. */
function listAddresses(z: number): TileAddress[] {
  const addresses = new Map(source.list(z).map((address) => [`${address.x}/${address.y}`, address]))
  if (z <= 12)
    for (const address of sea.listTiles(z, MAP_BOUNDS)) addresses.set(`${address.x}/${address.y}`, address)
  return [...addresses.values()]
}

function makeTile(address: TileAddress): TileFeature[] {
  const { z } = address
  const layers = source.read(address)
  const features = [
    ...sea.inTile(address),
    ...convertGround(layers, z),
    ...streetsOf(address),
    ...places.inTile(address),
    ...places.others(layers.place ?? [], address),
    ...(z === MAX_TILE_ZOOM ? convertHouseNumbers(layers) : []),
  ]
  const isNearest = z === MAX_TILE_ZOOM
  // Tolerance in units of the tile; eight are a pixel until it is enlarged.
  return tidyFeatures(features, { tolerance: isNearest ? 1.5 : 4, minArea: isNearest ? 60 : 400 })
}

function streetsOf(address: TileAddress): TileFeature[] {
  const { z, x, y } = address
  const own = convertStreets(source.read(address), z, z >= 12 ? streetNames : undefined)
  if (!STREETS_FROM_CHILDREN.includes(z)) return own
  const half = TILE_EXTENT / 2
  return [0, 1].flatMap((right) =>
    [0, 1].flatMap((down) => {
      const child = { z: z + 1, x: x * 2 + right, y: y * 2 + down }
      const [left, top] = [right * half, down * half]
      if (source.has(child)) return shrink(streetsOf(child), z, left, top)
      const quarter = { left, top, right: left + half, bottom: top + half }
      return own.map((feature) => ({
        ...feature,
        parts: feature.parts.flatMap((line) => clipLine(line, quarter)),
      }))
    }),
  )
}

/** Converts the lines of a tile of the next zoom to the units of the tile around it. */
function shrink(features: readonly TileFeature[], zoom: number, left: number, top: number): TileFeature[] {
  const edges = { left: 0, top: 0, right: TILE_EXTENT, bottom: TILE_EXTENT }
  return features.flatMap((feature) => {
    if (feature.layer === 'street' && !isShownAt(feature.tags.kind as never, zoom)) return []
    const parts = feature.parts.flatMap((line) =>
      clipLine(line, edges).map((piece) =>
        piece.map(([px, py]): [number, number] => [left + px / 2, top + py / 2]),
      ),
    )
    return [{ ...feature, parts }]
  })
}

function encode(features: readonly TileFeature[]): Buffer | undefined {
  if (features.length === 0) return undefined
  const layers: Record<string, { features: object[] }> = {}
  for (const { layer, shape, tags, parts } of features) {
    layers[layer] ??= { features: [] }
    const geometry = shape === SHAPE.point ? parts.flat() : parts.map((part) => part.map(roundPoint))
    layers[layer].features.push({ type: shape, tags, geometry })
  }
  const options = { version: 2, extent: TILE_EXTENT }
  return gzipSync(fromGeojsonVt(layers as never, options), { level: 9 })
}

function roundPoint([x, y]: readonly [number, number]): [number, number] {
  return [Math.round(x), Math.round(y)]
}

function layerNames(): string[] {
  return [
    'land',
    'water',
    'waterway',
    'building',
    'street',
    'rail',
    'runway',
    'boundary',
    'place',
    'station',
    'number',
  ]
}
