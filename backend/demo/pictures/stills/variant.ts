import { type Illustration, isStillKind, type StillKind } from '../kinds'
import colours from './colours.json'
import { PAINTS } from './paints'

/**
 * Styles: `fine` and `plain` homes are new, `warm` and `old` ones are not; the others lack works or
 * furniture.
 */
export type Style = 'warm' | 'plain' | 'old' | 'fine' | 'concrete' | 'plaster' | 'empty' | 'worn'

export interface StillVariant {
  /** Index of the view, from 0. Indexes beyond the rendered views repeat them mirrored. */
  view: number
  isMirrored: boolean
  /** Index in `PAINTS`. */
  paint: number
}

/** Placeholder colours of rendered views, by kind and style. */
const VIEW_COLOURS: Readonly<Record<string, readonly string[] | undefined>> = colours

export function toStill(
  kind: StillKind,
  style: Style,
  { view, isMirrored, paint }: StillVariant,
): Illustration {
  const views = VIEW_COLOURS[`${kind}-${style}`]?.length ?? 0
  if (views === 0) throw new Error(`No view of ${kind} in the style ${style} is rendered`)
  const mirrored = isMirrored !== Math.floor(view / views) % 2 > 0
  const n = (view % views) + views * (Number(mirrored) + 2 * (paint % PAINTS.length))
  return { kind, seed: style, n }
}

export interface Still {
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
  if (color === undefined || n >= views.length * 2 * PAINTS.length) return undefined
  const turn = Math.floor(n / views.length)
  return {
    file: `${kind}-${seed}-${n % views.length}`,
    isMirrored: turn % 2 === 1,
    paint: Math.floor(turn / 2),
    color,
  }
}
