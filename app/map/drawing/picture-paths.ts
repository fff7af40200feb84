import { clipLine, clipRing, intersect, simplify } from '../geometry'
import {
  LAND_COLOURS,
  MIN_ZOOMS,
  RAIL_WIDTH,
  RIVER_WIDTH,
  RUNWAY_WIDTH,
  STREAM_WIDTH,
  STREETS,
  type Stops,
  sizeAt,
} from '../map-style'
import type { Point, Rect } from '../projection'
import { formatPath } from '../svg-path'
import { type LayerName, landKinds, streetKinds, type TileLayers } from '../tile-schema'
import { listFeatures, type PictureFeature, type PictureTiles } from './picture-tiles'

export interface PicturePath {
  className: string
  d: string
  /** Stroke width in units of the picture; areas have none. */
  width?: number
  dash?: readonly number[]
}

interface PathOptions {
  tiles: PictureTiles['tiles']
  zoom: number
  units: number
  edges: Rect
}

/** Smaller areas are left out (in square pixels), and smaller bends: farther views have more of them. */
const DETAIL = { near: { minArea: 16, tolerance: 0.75 }, far: { minArea: 40, tolerance: 1.2 } }
const NEAR_ZOOM = 14

/** Everything under the names, from the bottom to the top. */
export function drawPaths({ tiles, zoom, units, edges }: PathOptions): PicturePath[] {
  const detail = zoom < NEAR_ZOOM ? DETAIL.far : DETAIL.near
  const tolerance = detail.tolerance * units
  return [...ground(), ...lines(), ...streets()].filter(({ d }) => d !== '')

  function area<Layer extends LayerName>(
    layer: Layer,
    isWanted?: (tags: TileLayers[Layer]) => boolean,
  ): string {
    return collect(layer, isWanted, ({ parts, rect }) => {
      const inside = intersect(rect, edges)
      return parts
        .map((ring) => {
          if (!isLargeEnough(ring)) return ''
          const cut = clipRing(ring, inside)
          if (cut.length < 3) return ''
          return formatPath(simplify([...cut, cut[0] as Point], tolerance).slice(0, -1), 'z')
        })
        .join('')
    })
  }

  function line<Layer extends LayerName>(
    layer: Layer,
    isWanted?: (tags: TileLayers[Layer]) => boolean,
  ): string {
    return collect(layer, isWanted, ({ parts, rect }) => {
      const inside = intersect(rect, edges)
      return parts
        .flatMap((part) => clipLine(part, inside))
        .map((piece) => formatPath(simplify(piece, tolerance)))
        .join('')
    })
  }

  function collect<Layer extends LayerName>(
    layer: Layer,
    isWanted: ((tags: TileLayers[Layer]) => boolean) | undefined,
    toPath: (feature: PictureFeature<Layer>) => string,
  ): string {
    let d = ''
    for (const feature of listFeatures(tiles, layer, isWanted)) d += toPath(feature)
    return d
  }

  function isLargeEnough(ring: readonly Point[]): boolean {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
    for (const [x, y] of ring) {
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
    if (right < edges.left || left > edges.right || bottom < edges.top || top > edges.bottom) return false
    return (right - left) * (bottom - top) >= detail.minArea * units * units
  }

  function ground(): PicturePath[] {
    const isSea = ({ kind }: TileLayers['water']) => kind === 'sea'
    return [
      { className: 'water', d: area('water', isSea) },
      ...landKinds.map((kind) => ({
        className: LAND_COLOURS[kind],
        d: area('land', (tags) => tags.kind === kind),
      })),
      { className: 'water', d: area('water', (tags) => !isSea(tags)) },
    ]
  }

  function lines(): PicturePath[] {
    const stroke = (className: string, from: number, stops: Stops, d: () => string): PicturePath[] =>
      zoom < from ? [] : [{ className: `l ${className}`, d: d(), width: toUnits(sizeAt(stops, zoom)) }]
    return [
      ...stroke('s-water', MIN_ZOOMS.river, RIVER_WIDTH, () =>
        line('waterway', ({ kind }) => kind === 'river'),
      ),
      ...stroke('s-water', MIN_ZOOMS.stream, STREAM_WIDTH, () =>
        line('waterway', ({ kind }) => kind === 'stream'),
      ),
      ...stroke('s-runway', MIN_ZOOMS.runway, RUNWAY_WIDTH, () => line('runway')),
      ...(zoom < MIN_ZOOMS.building ? [] : [{ className: 'building', d: area('building') }]),
      ...stroke('s-boundary', 0, [5, 1, 12, 1.6], () =>
        line('boundary', ({ kind }) => kind === 'country' || zoom >= MIN_ZOOMS.region),
      ).map((path) => ({ ...path, dash: [toUnits(5), toUnits(3)] })),
    ]
  }

  function streets(): PicturePath[] {
    const shown = streetKinds.flatMap((kind) => {
      const style = STREETS[kind]
      if (zoom < style.from) return []
      const open = line('street', (tags) => tags.kind === kind && !tags.isTunnel)
      const tunnel = line('street', (tags) => tags.kind === kind && tags.isTunnel === true)
      return [{ kind, style, open, tunnel, width: sizeAt(style.width, zoom) }]
    })
    const casings = shown.flatMap(({ style, open, tunnel, width }): PicturePath[] => {
      if (!style.casing || !style.casingColour || zoom < (style.casingFrom ?? 0)) return []
      const total = toUnits(width + sizeAt(style.casing, zoom))
      const className = `l s-${style.casingColour}`
      return [
        { className: `${className} tunnel`, d: tunnel, width: total },
        { className, d: open, width: total },
      ]
    })
    const rails =
      zoom < MIN_ZOOMS.rail ? '' : line('rail', ({ kind, isTunnel }) => kind === 'rail' && !isTunnel)
    const fills = shown.flatMap(({ style, open, tunnel, width }): PicturePath[] => {
      const total = toUnits(width)
      const className = `l s-${style.colour}`
      if (style.dash) {
        const dash = style.dash.map((part) => toUnits(part * Math.max(1, width)))
        return [{ className: `${className} flat`, d: open, width: total, dash }]
      }
      return [
        { className: `${className} tunnel`, d: tunnel, width: total },
        { className, d: open, width: total },
      ]
    })
    const rail: PicturePath = {
      className: 'l s-rail flat',
      d: rails,
      width: toUnits(sizeAt(RAIL_WIDTH, zoom)),
    }
    const plain = fills.filter(({ dash }) => dash)
    return [...plain, ...casings, ...fills.filter(({ dash }) => !dash), rail]
  }

  function toUnits(pixels: number): number {
    return Number((pixels * units).toFixed(1))
  }
}
