import { type DrawingKind, drawingUrl } from '~/map/drawing-url'
import { type GeoPoint, toWorldPoint } from '~/map/projection'

export const PLACES: readonly (readonly [name: string, place: GeoPoint])[] = [
  ['Saburtalo', { latitude: 41.725, longitude: 44.755 }],
  ['Vake', { latitude: 41.709, longitude: 44.764 }],
  ['Gldani', { latitude: 41.795, longitude: 44.82 }],
  ['old Batumi', { latitude: 41.65, longitude: 41.637 }],
  ['Kutaisi', { latitude: 42.27, longitude: 42.705 }],
  ['a village', { latitude: 41.93, longitude: 45.47 }],
]
export const ZOOMS = [5, 7, 9, 11, 13, 14, 15, 16, 17]

/** Tile size of the movable map, in CSS pixels. */
const TILE_SIZE = 512

export type TileId = [z: number, x: number, y: number]

/** Lists the tiles in a phone's view of each place and zoom. */
export function listPlaceTiles(): TileId[] {
  return PLACES.flatMap(([, place]) =>
    ZOOMS.flatMap((zoom) => listTiles(place, Math.min(14, zoom - 1), { width: 512, height: 512 })),
  )
}

/** @param box size of the view, in CSS pixels */
export function listTiles(
  place: GeoPoint,
  z: number,
  { width, height }: { width: number; height: number },
): TileId[] {
  const [x, y] = toWorldPoint(place).map((part) => part * 2 ** z) as [number, number]
  const [right, down] = [width / TILE_SIZE / 2, height / TILE_SIZE / 2]
  const tiles: TileId[] = []
  for (let column = Math.floor(x - right); column <= Math.floor(x + right); column += 1)
    for (let row = Math.floor(y - down); row <= Math.floor(y + down); row += 1) tiles.push([z, column, row])
  return tiles
}

/** Returns the path of a picture, without its fragment. */
export function toPicturePath(version: string, kind: DrawingKind, centre: GeoPoint, zoom: number): string {
  const url = drawingUrl(version, kind, 'ka', { centre, zoom, marksBuilding: kind === 'place' })
  return url.replace(/#.*$/, '')
}
