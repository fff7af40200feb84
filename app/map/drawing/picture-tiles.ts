import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { Box, Point, Rect } from '../projection'
import { TILE_SIZE } from '../projection'
import { type LayerName, MAX_TILE_ZOOM, TILE_EXTENT, type TileLayers } from '../tile-schema'

/** Reads a tile's content; undefined for an empty tile. */
export type ReadTile = (z: number, x: number, y: number) => Promise<ArrayBuffer | undefined>

/** Part of a picture that one tile fills, possibly enlarged from a lower zoom. */
interface PictureTile {
  tile: VectorTile
  /** Position in units of the picture. */
  rect: Rect
  origin: Point
  scale: number
}

export interface PictureTiles {
  tiles: PictureTile[]
  /** Number of tiles that could not be read. */
  failed: number
}

export interface PictureFrame {
  zoom: number
  /** Upper left corner in pixels of the world. */
  corner: Point
  size: Box
  /** Units per pixel. */
  units: number
}

/** Overlap of a tile's features beyond its edge, in units. */
const OVERLAP = 2

/** Reads the tiles of a picture; a missing tile is replaced by the nearest one of a lower zoom. */
export async function readPictureTiles(
  { zoom, corner: [left, top], size, units }: PictureFrame,
  readTile: ReadTile,
): Promise<PictureTiles> {
  // Same zoom as MapLibre's, whose tiles are twice as wide.
  const tileZoom = Math.max(0, Math.min(MAX_TILE_ZOOM, Math.floor(zoom - 1)))
  const width = TILE_SIZE * 2 ** (zoom - tileZoom)
  const last = 2 ** tileZoom - 1
  const columns = range(Math.floor(left / width), Math.floor((left + size.width) / width), last)
  const rows = range(Math.floor(top / width), Math.floor((top + size.height) / width), last)
  const answers = await Promise.allSettled(
    columns.flatMap((x) => rows.map((y) => readNearest(readTile, tileZoom, x, y))),
  )
  const tiles = answers.flatMap((answer): PictureTile[] => {
    if (answer.status === 'rejected' || !answer.value) return []
    const { tile, x, y, sourceZoom } = answer.value
    const [tileLeft, tileTop] = [(x * width - left) * units, (y * width - top) * units]
    const ratio = 2 ** (tileZoom - sourceZoom)
    const sourceWidth = width * ratio * units
    return [
      {
        tile,
        rect: {
          left: tileLeft - OVERLAP,
          top: tileTop - OVERLAP,
          right: tileLeft + width * units + OVERLAP,
          bottom: tileTop + width * units + OVERLAP,
        },
        origin: [
          Math.floor(x / ratio) * sourceWidth - left * units,
          Math.floor(y / ratio) * sourceWidth - top * units,
        ],
        scale: sourceWidth / TILE_EXTENT,
      },
    ]
  })
  return { tiles, failed: answers.filter(({ status }) => status === 'rejected').length }
}

function range(from: number, to: number, last: number): number[] {
  const first = Math.max(0, from)
  return Array.from({ length: Math.max(0, Math.min(to, last) - first + 1) }, (_, index) => first + index)
}

async function readNearest(readTile: ReadTile, z: number, x: number, y: number) {
  for (let up = 0; up <= z; up++) {
    const data = await readTile(z - up, x >> up, y >> up)
    if (data) return { tile: new VectorTile(new PbfReader(data)), x, y, sourceZoom: z - up }
  }
  return undefined
}

export interface PictureFeature<Layer extends LayerName> {
  tags: TileLayers[Layer]
  parts: Point[][]
  /** Part of the picture that its tile fills. */
  rect: Rect
}

/** Yields the features of a layer, in units of the picture and not yet cut to it. */
export function* listFeatures<Layer extends LayerName>(
  tiles: readonly PictureTile[],
  layerName: Layer,
  isWanted: (tags: TileLayers[Layer]) => boolean = () => true,
): Generator<PictureFeature<Layer>> {
  for (const { tile, rect, origin, scale } of tiles) {
    const layer = tile.layers[layerName]
    for (let index = 0; index < (layer?.length ?? 0); index++) {
      const feature = layer?.feature(index) as VectorTileFeature
      const tags = feature.properties as unknown as TileLayers[Layer]
      if (!isWanted(tags)) continue
      const parts = feature
        .loadGeometry()
        .map((part) => part.map(({ x, y }): Point => [origin[0] + x * scale, origin[1] + y * scale]))
      yield { tags, parts, rect }
    }
  }
}

/**
 * Yields the points of a layer, in units of the picture. A tile enlarged for several parts yields each point
 * once.
 */
export function* listPoints<Layer extends LayerName>(
  tiles: readonly PictureTile[],
  layerName: Layer,
  isWanted?: (tags: TileLayers[Layer]) => boolean,
): Generator<{ tags: TileLayers[Layer]; at: Point }> {
  for (const { tags, parts, rect } of listFeatures(tiles, layerName, isWanted)) {
    const at = parts[0]?.[0]
    if (at && isInPart(at, rect)) yield { tags, at }
  }
}

function isInPart([x, y]: Point, { left, top, right, bottom }: Rect): boolean {
  return x >= left + OVERLAP && x < right - OVERLAP && y >= top + OVERLAP && y < bottom - OVERLAP
}
