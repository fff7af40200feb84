import { type Illustration, isStillKind, type OutdoorKind, type StillKind } from '../kinds'
import colours from './colours.json'
import { PAINT_COUNT } from './paints'

/**
 * Styles: `fine` and `plain` homes are new, `warm` and `old` ones are not; the others lack works or
 * furniture.
 */
export type Style = 'warm' | 'plain' | 'old' | 'fine' | 'concrete' | 'plaster' | 'empty' | 'worn'

const BARE_STYLES: ReadonlySet<string> = new Set<Style>(['concrete', 'plaster', 'empty', 'worn'])

/** True for rooms without works or furniture. */
export const isBareStyle = (style: string): boolean => BARE_STYLES.has(style)

/** Scenes outdoors, by kind. */
export const OUTDOOR_STYLES = {
  new: ['tower', 'court'],
  panel: ['slab'],
  old: ['balcony'],
  tuff: ['avenue'],
  house: ['modern', 'gallery', 'gable', 'villa'],
  yard: ['modern', 'gallery', 'gable', 'villa'],
  shop: ['street'],
  warehouse: ['yard'],
  hotel: ['resort'],
  land: ['meadow', 'town', 'vineyard', 'hill'],
  view: ['town'],
} as const satisfies Record<OutdoorKind, readonly string[]>
export type OutdoorStyle = (typeof OUTDOOR_STYLES)[OutdoorKind][number]

export interface StillVariant {
  /** Index of the view, from 0. Indexes beyond the rendered views repeat them mirrored. */
  view: number
  isMirrored: boolean
  /** Number of the paint, from 0. */
  paint: number
}

/** Placeholder colours of rendered views, by kind and style. */
const VIEW_COLOURS: Readonly<Record<string, readonly string[] | undefined>> = colours

export function toStill(
  kind: StillKind,
  style: Style | OutdoorStyle,
  { view, isMirrored, paint }: StillVariant,
): Illustration {
  const views = VIEW_COLOURS[`${kind}-${style}`]?.length ?? 0
  if (views === 0) throw new Error(`No view of ${kind} in the style ${style} is rendered`)
  const mirrored = isMirrored !== Math.floor(view / views) % 2 > 0
  const n = (view % views) + views * (Number(mirrored) + 2 * (paint % PAINT_COUNT))
  return { kind, seed: style, n }
}

export interface Still {
  kind: StillKind
  /** File name without its extension. */
  file: string
  isMirrored: boolean
  paint: number
  color: string
}

/** Returns undefined if no such still exists. */
export function findStill({ kind, seed, n }: Illustration): Still | undefined {
  if (!isStillKind(kind)) return undefined
  const views = VIEW_COLOURS[`${kind}-${seed}`] ?? []
  const color = views[n % views.length]
  if (color === undefined || n >= views.length * 2 * PAINT_COUNT) return undefined
  const turn = Math.floor(n / views.length)
  return {
    kind,
    file: `${kind}-${seed}-${n % views.length}`,
    isMirrored: turn % 2 === 1,
    paint: Math.floor(turn / 2),
    color,
  }
}

/** Number of colours and sides that a view is painted in. */
export const VARIANTS_OF_VIEW = 2 * PAINT_COUNT

/** Returns the same view in other colours; all of them for 1 to `VARIANTS_OF_VIEW - 1` steps. */
export function repaintStill<Painted extends Illustration>(still: Painted, steps: number): Painted {
  const views = VIEW_COLOURS[`${still.kind}-${still.seed}`]?.length ?? 1
  return { ...still, n: (still.n + views * steps) % (views * VARIANTS_OF_VIEW) }
}
