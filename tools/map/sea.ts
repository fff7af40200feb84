import { simplify } from '../../app/map/geometry'
import { type Point, toWorldPoint } from '../../app/map/projection'
import { TILE_EXTENT } from '../../app/map/tile-schema'
import { closeGaps, fillRing, type Raster, strokeLine, traceFromCorner } from './raster'
import type { SourceTiles, TileAddress } from './source-tiles'
import { SHAPE, type TileFeature } from './tile-features'

/**
 * Shore of the Black Sea from Trabzon to the Psou and around the open sea, drawn by hand with an error of 1
 * to 2 km.
 */
const ROUGH_SEA = `39.72 41.01, 40.88 41.19, 41.42 41.41, 41.5475 41.5205, 41.563 41.545, 41.572 41.573, 41.565 41.6,
  41.588 41.612, 41.6 41.633, 41.618 41.648, 41.632 41.6575, 41.648 41.656, 41.655 41.649, 41.68 41.662,
  41.695 41.675, 41.703 41.697, 41.742 41.757, 41.768 41.79, 41.774 41.82, 41.772 41.86, 41.768 41.912,
  41.763 41.99, 41.745 42.02, 41.7 42.12, 41.65 42.15, 41.635 42.19, 41.63 42.27, 41.56 42.39, 41.5 42.48,
  41.46 42.71, 41.13 42.8, 41.02 43, 40.81 43.09, 40.62 43.1, 40.33 43.16, 40.26 43.28, 40.01 43.385, 37 44.2, 37 41.2`

/**
 * Raster in which the coast is traced, with pixels of about 28 m. The source has no coast: it is where mapped
 * land ends.
 */
const COAST = { zoom: 12, west: 39.9, east: 41.95, north: 43.46, south: 41.5 }
const PIXELS_PER_TILE = 256
/** Maximum gap between mapped areas that still counts as land, in pixels: 400 m. */
const GAP_PIXELS = 14
/** Distance from the rough shore beyond which everything is land, mapped or not: 2 km. */
const ROUGH_PIXELS = 70
/** Lines that reach into the sea without being land. */
const NOT_LAND = /^(ferry|pier|platform)$/

type Bounds = { west: number; south: number; east: number; north: number }

export interface Sea {
  inTile(address: TileAddress): TileFeature[]
  listTiles(z: number, bounds: Bounds): TileAddress[]
}

export function findSea(source: SourceTiles): Sea {
  // Rings of world coordinates, from 0 to 1.
  const rings = [traceCoast(source), ...roughParts()]
  return {
    inTile: (address) => toFeatures(rings, address),
    listTiles(z, bounds) {
      const [left, top] = toWorld([bounds.west, bounds.north]).map((at) => Math.floor(at * 2 ** z)) as Point
      const [right, bottom] = toWorld([bounds.east, bounds.south]).map((at) =>
        Math.floor(at * 2 ** z),
      ) as Point
      const tiles: TileAddress[] = []
      for (let x = left; x <= right; x++)
        for (let y = top; y <= bottom; y++)
          if (rings.some((ring) => isTouched(ring, { z, x, y }))) tiles.push({ z, x, y })
      return tiles
    },
  }
}

const toWorld = ([longitude, latitude]: Point) => toWorldPoint({ latitude, longitude })

const roughSea = ROUGH_SEA.split(',').map((corner) => toWorld(corner.trim().split(' ').map(Number) as Point))

/** Returns the rough shore outside of the raster. */
function roughParts(): Point[][] {
  const [left, top] = toWorld([COAST.west, COAST.north])
  const [, bottom] = toWorld([COAST.west, COAST.south])
  // Extends slightly over the edges, so that no seam shows.
  const more = 0.000_002
  return [
    cut(roughSea, (point) => left + more - point[0]),
    cut(roughSea, (point) => top + more - point[1]),
    cut(roughSea, (point) => point[1] - bottom + more),
  ].filter((ring) => ring.length > 2)
}

function cut(ring: readonly Point[], distance: (point: Point) => number): Point[] {
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) as Point
    const [now, then] = [distance(point), distance(before)]
    const share = then / (then - now)
    const crossing: Point[] =
      now < 0 === then < 0
        ? []
        : [[before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]]
    return now < 0 ? crossing : [...crossing, point]
  })
}

function traceCoast(source: SourceTiles): Point[] {
  const scale = PIXELS_PER_TILE * 2 ** COAST.zoom
  const [left, top] = toWorld([COAST.west, COAST.north]).map((at) => Math.floor(at * scale)) as Point
  const [right, bottom] = toWorld([COAST.east, COAST.south]).map((at) => Math.ceil(at * scale)) as Point
  const [width, height] = [right - left, bottom - top]
  const land: Raster = { width, height, cells: new Uint8Array(width * height) }
  const toPixel = ([x, y]: Point): Point => [x * scale - left, y * scale - top]

  const rough: Raster = { width, height, cells: new Uint8Array(width * height) }
  fillRing(rough, roughSea.map(toPixel))
  const nearRough = closeGaps(rough, ROUGH_PIXELS, 0)
  land.cells.forEach((_cell, index) => {
    if (!nearRough.cells[index]) land.cells[index] = 1
  })
  for (const z of [COAST.zoom, 14]) drawLand(source, z, land, toPixel)
  // Shrinks one pixel more, so that the sea extends under the beach.
  const closed = closeGaps(land, GAP_PIXELS, GAP_PIXELS + 1)
  const ring = traceFromCorner(closed).map(([x, y]): Point => [(x + left) / scale, (y + top) / scale])
  const [first] = ring
  return first ? smooth(simplify([...ring, first], 1.1 / scale)).slice(0, -1) : []
}

function drawLand(source: SourceTiles, z: number, land: Raster, toPixel: (world: Point) => Point): void {
  for (const address of source.list(z)) {
    const { x, y } = address
    const place = ([px, py]: Point): Point =>
      toPixel([(x + px / TILE_EXTENT) / 2 ** z, (y + py / TILE_EXTENT) / 2 ** z])
    const [left, top] = place([0, 0])
    if (left > land.width || top > land.height || left < -PIXELS_PER_TILE || top < -PIXELS_PER_TILE) continue
    const { landcover = [], landuse = [], building = [], transportation = [] } = source.read(address)
    for (const { type, parts, properties } of [...landcover, ...landuse, ...building])
      if (type === SHAPE.area && properties.subclass !== 'reef')
        for (const ring of parts) fillRing(land, ring.map(place))
    for (const { type, parts, properties } of transportation)
      if (type === SHAPE.line && !NOT_LAND.test(String(properties.class)))
        for (const line of parts) strokeLine(land, line.map(place))
  }
}

/** Cuts every corner once (Chaikin), so that the raster's steps do not show. */
function smooth(ring: readonly Point[]): Point[] {
  return ring.flatMap(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point
    return [
      [x * 0.75 + nextX * 0.25, y * 0.75 + nextY * 0.25],
      [x * 0.25 + nextX * 0.75, y * 0.25 + nextY * 0.75],
    ] as Point[]
  })
}

function toFeatures(rings: readonly Point[][], address: TileAddress): TileFeature[] {
  const { z, x, y } = address
  return rings.flatMap((ring) => {
    if (!isTouched(ring, address)) return []
    const part = ring.map(
      ([worldX, worldY]): Point => [(worldX * 2 ** z - x) * TILE_EXTENT, (worldY * 2 ** z - y) * TILE_EXTENT],
    )
    const clockwise = ringArea(part) > 0 ? part : part.toReversed()
    return [{ layer: 'water', shape: SHAPE.area, tags: { kind: 'sea' }, parts: [clockwise] }] as TileFeature[]
  })
}

/** Returns true if the ring covers any of the tile. */
function isTouched(ring: readonly Point[], { z, x, y }: TileAddress): boolean {
  const edges = [
    (point: Point) => point[0] * 2 ** z - x,
    (point: Point) => x + 1 - point[0] * 2 ** z,
    (point: Point) => point[1] * 2 ** z - y,
    (point: Point) => y + 1 - point[1] * 2 ** z,
  ]
  return edges.reduce<Point[]>((points, edge) => cut(points, edge), [...ring]).length > 2
}

function ringArea(ring: readonly Point[]): number {
  return (
    ring.reduce((sum, [x, y], index) => {
      const [beforeX, beforeY] = ring.at(index - 1) as Point
      return sum + beforeX * y - x * beforeY
    }, 0) / 2
  )
}
