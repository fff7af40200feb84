import { clipLine, clipRing, intersect, simplify } from '../geometry'
import type { Point, Rect } from '../projection'
import { formatPath } from '../svg-path'
import type { LayerName, TileLayers } from '../tile-schema'
import { listFeatures, type PictureFeature, type PictureTiles } from './picture-tiles'

interface LayerPathOptions {
  tiles: PictureTiles['tiles']
  zoom: number
  units: number
  edges: Rect
}

type IsWanted<Layer extends LayerName> = (tags: TileLayers[Layer]) => boolean

/** Minimum area in square pixels, and tolerance for bends in pixels: distant views have more of both. */
const DETAIL = { near: { minArea: 16, tolerance: 0.75 }, far: { minArea: 40, tolerance: 1.2 } }
const NEAR_ZOOM = 14

/** Draws all features of a layer as one path, cut to the picture and simplified to visible detail. */
export class LayerPaths {
  readonly #tiles: LayerPathOptions['tiles']
  readonly #edges: Rect
  readonly #tolerance: number
  readonly #minArea: number

  constructor({ tiles, zoom, units, edges }: LayerPathOptions) {
    const { minArea, tolerance } = zoom < NEAR_ZOOM ? DETAIL.far : DETAIL.near
    this.#tiles = tiles
    this.#edges = edges
    this.#tolerance = tolerance * units
    this.#minArea = minArea * units * units
  }

  drawAreas<Layer extends LayerName>(layer: Layer, isWanted?: IsWanted<Layer>): string {
    return this.#draw(layer, isWanted, ({ parts, rect }) => {
      const inside = intersect(rect, this.#edges)
      return parts.map((ring) => (this.#isLargeEnough(ring) ? this.#drawRing(ring, inside) : '')).join('')
    })
  }

  drawLines<Layer extends LayerName>(layer: Layer, isWanted?: IsWanted<Layer>): string {
    return this.#draw(layer, isWanted, ({ parts, rect }) => {
      const inside = intersect(rect, this.#edges)
      return parts
        .flatMap((part) => clipLine(part, inside))
        .map((piece) => formatPath(simplify(piece, this.#tolerance)))
        .join('')
    })
  }

  #draw<Layer extends LayerName>(
    layer: Layer,
    isWanted: IsWanted<Layer> | undefined,
    drawFeature: (feature: PictureFeature<Layer>) => string,
  ): string {
    let d = ''
    for (const feature of listFeatures(this.#tiles, layer, isWanted)) d += drawFeature(feature)
    return d
  }

  #drawRing(ring: readonly Point[], inside: Rect): string {
    const cut = clipRing(ring, inside)
    if (cut.length < 3) return ''
    return formatPath(simplify([...cut, cut[0] as Point], this.#tolerance).slice(0, -1), 'z')
  }

  #isLargeEnough(ring: readonly Point[]): boolean {
    const edges = this.#edges
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
    for (const [x, y] of ring) {
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
    if (right < edges.left || left > edges.right || bottom < edges.top || top > edges.bottom) return false
    return (right - left) * (bottom - top) >= this.#minArea
  }
}
