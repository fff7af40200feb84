import { box, cylinder, type Opening, place, wall } from '../flat/shapes'
import type { Material } from '../ray-tracer/material'
import type { Shape, Vec3 } from '../ray-tracer/shape'
import { outdoor, pane } from './materials'

/** Depth of the outer layer of a front, in which windows are set. */
export const REVEAL = 0.24

export function roof(
  [x, y, z]: Vec3,
  [length, height, depth]: Vec3,
  ridge: number,
  material: Material,
  turn = 0,
): Shape {
  return {
    kind: 'roof',
    at: [x, y + height / 2, z],
    half: [length / 2, height / 2, depth / 2],
    material,
    narrow: ridge,
    turn,
  }
}

/** Roof with eaves: a wooden soffit and a fascia below the covering. */
export function coveredRoof(at: Vec3, size: Vec3, ridge: number, material: Material, turn = 0): Shape[] {
  const [half, deep] = [size[0] / 2, size[2] / 2]
  return [
    roof([at[0], at[1] + 0.16, at[2]], size, ridge, material, turn),
    ...place(
      [
        box([-half + 0.04, 0.02, -deep + 0.04], [half - 0.04, 0.17, deep - 0.04], outdoor.beam),
        // The gutter along both eaves.
        box([-half, 0.06, -deep - 0.08], [half, 0.17, -deep], outdoor.steel, 0.04),
        box([-half, 0.06, deep], [half, 0.17, deep + 0.08], outdoor.steel, 0.04),
      ],
      at,
      turn,
    ),
  ]
}

export interface WindowLook {
  frame?: Material
  /** Number of sashes side by side. */
  sashes?: number
  /** Height of a bar across, from the sill, as a share; 0 for none. */
  bar?: number
  surround?: Material
  hasSill?: boolean
}

/** Creates a window in a front at z = 0 that faces south. */
export function windowUnit({ from, to, bottom, top }: Opening, look: WindowLook = {}): Shape[] {
  const { frame = outdoor.frame, sashes = 2, bar = 0, surround, hasSill = true } = look
  const [deep, bars] = [0.13, 0.055]
  const half = (to - from) / 2
  const seed = Math.round(1000 * (from * 7 + bottom * 13))
  const upright = (x: number) =>
    box([x - bars / 2, bottom, deep - 0.02], [x + bars / 2, top, deep + 0.05], frame)
  const across = (y: number) => box([from, y - bars / 2, deep - 0.02], [to, y + bars / 2, deep + 0.05], frame)
  return [
    box([from, bottom, deep + 0.02], [to, top, deep + 0.04], pane(half, seed)),
    ...[
      bars / 2,
      ...Array.from({ length: sashes - 1 }, (_, n) => ((n + 1) * 2 * half) / sashes),
      2 * half - bars / 2,
    ].map((x) => upright(from + x)),
    across(bottom + bars / 2),
    across(top - bars / 2),
    ...(bar > 0 ? [across(bottom + bar * (top - bottom))] : []),
    ...(hasSill ? [box([from - 0.06, bottom - 0.05, -0.07], [to + 0.06, bottom, deep], outdoor.trim)] : []),
    ...(surround
      ? [
          box([from - 0.16, bottom, -0.04], [from, top, 0], surround),
          box([to, bottom, -0.04], [to + 0.16, top, 0], surround),
          box([from - 0.2, top, -0.07], [to + 0.2, top + 0.2, 0], surround),
        ]
      : []),
  ]
}

export function doorUnit({ from, to, bottom, top }: Opening, material: Material = outdoor.timber): Shape[] {
  return [
    box([from, bottom, 0.12], [to, top, 0.18], material),
    box([from + 0.12, bottom + 0.15, 0.1], [to - 0.12, bottom + 0.42 * (top - bottom), 0.13], material),
    box([from + 0.12, bottom + 0.5 * (top - bottom), 0.1], [to - 0.12, top - 0.14, 0.13], material),
    box([from, bottom, 0.08], [from + 0.06, top, 0.2], outdoor.trim),
    box([to - 0.06, bottom, 0.08], [to, top, 0.2], outdoor.trim),
    cylinder([to - 0.16, bottom + 0.98, 0.09], 0.018, 0.16, outdoor.steel),
  ]
}

interface Floor {
  x: [number, number]
  y: number
  height: number
  material: Material
  openings: readonly Opening[]
  look?: WindowLook
  /** Draws what is in an opening. Default: a window. */
  fill?: (opening: Opening, index: number) => Shape[]
}

/** Creates one storey of a front, its openings relative to the floor. */
export function storey({ x, y, height, material, openings, look, fill }: Floor): Shape[] {
  return place(
    [
      ...wall('x', x, [0, REVEAL], height, material, openings),
      ...openings.flatMap((opening, index) => (fill ? fill(opening, index) : windowUnit(opening, look))),
    ],
    [0, y, 0],
  )
}

/** Returns equal openings along a front. */
export function openings(
  [from, to]: readonly [number, number],
  count: number,
  wide: number,
  bottom: number,
  top: number,
): Opening[] {
  const step = (to - from) / count
  return Array.from({ length: count }, (_, n) => {
    const middle = from + step * (n + 0.5)
    return { from: middle - wide / 2, to: middle + wide / 2, bottom, top }
  })
}

type Railing = 'iron' | 'wood' | 'glass' | 'solid'

/** Creates a railing along x at z = 0. */
export function railing([from, to]: readonly [number, number], y: number, kind: Railing, high = 1): Shape[] {
  if (kind === 'solid') return [box([from, y, -0.06], [to, y + high, 0.04], outdoor.facing)]
  if (kind === 'glass')
    return [
      box([from, y + 0.06, -0.012], [to, y + high - 0.05, 0], outdoor.glassRail),
      box([from, y + high - 0.05, -0.04], [to, y + high, 0.03], outdoor.steel),
    ]
  const [rail, step] = kind === 'wood' ? [outdoor.carved, 0.15] : [outdoor.iron, 0.12]
  const count = Math.round((to - from) / step)
  const bars = Array.from({ length: count + 1 }, (_, n) => {
    const x = from + (n * (to - from)) / count
    return kind === 'wood'
      ? [
          cylinder([x, y + 0.08, 0], 0.036, high * 0.42, rail, 0.55),
          cylinder([x, y + 0.08 + high * 0.42, 0], 0.02, high * 0.5, rail, 1.7),
        ]
      : [cylinder([x, y + 0.06, 0], 0.009, high - 0.08, rail)]
  })
  return [
    ...bars.flat(),
    box([from, y + high - 0.05, -0.04], [to, y + high, 0.04], rail, 0.01),
    box([from, y + 0.05, -0.03], [to, y + 0.1, 0.03], rail),
  ]
}

/** Creates a balcony in front of a wall at z = 0. */
export function balcony(
  [from, to]: readonly [number, number],
  y: number,
  deep: number,
  kind: Railing,
  slab: Material = outdoor.concrete,
): Shape[] {
  const side = place(railing([0, deep - 0.04], y, kind), [0, 0, 0], -Math.PI / 2)
  return [
    box([from, y - 0.16, -deep], [to, y, 0], slab),
    ...place(railing([from, to], y, kind), [0, 0, -deep + 0.05]),
    ...place(side, [from + 0.03, 0, -deep + 0.04]),
    ...place(side, [to - 0.03, 0, -deep + 0.04]),
  ]
}

/** Fence of pickets or iron bars along x at z = 0, between pillars. */
export function fence(
  from: number,
  to: number,
  kind: 'iron' | 'wood',
  pillar: Material = outdoor.rubble,
): Shape[] {
  const count = Math.max(1, Math.round((to - from) / 2.8))
  const step = (to - from) / count
  return Array.from({ length: count }, (_, n): Shape[] => {
    const [start, end] = [from + n * step + 0.2, from + (n + 1) * step - 0.2]
    const bars = Array.from({ length: Math.floor((end - start) / 0.13) }, (_, at) => {
      const x = start + 0.065 + at * 0.13
      return kind === 'iron'
        ? cylinder([x, 0.42, 0], 0.011, 1.15, outdoor.iron)
        : box([x - 0.045, 0.3, -0.012], [x + 0.045, 1.3 + 0.02 * (at % 2), 0.012], outdoor.timber)
    })
    return [
      ...bars,
      box([start, 0.5, -0.02], [end, 0.55, 0.02], kind === 'iron' ? outdoor.iron : outdoor.beam),
      box(
        [start, 1.42 - (kind === 'wood' ? 0.3 : 0), -0.02],
        [end, 1.47 - (kind === 'wood' ? 0.3 : 0), 0.02],
        kind === 'iron' ? outdoor.iron : outdoor.beam,
      ),
      box([start - 0.2, 0, -0.12], [end + 0.2, 0.4, 0.12], pillar),
      box([start - 0.4, 0, -0.2], [start, 1.65, 0.2], pillar),
      box([start - 0.46, 1.65, -0.26], [start + 0.06, 1.73, 0.26], outdoor.trim),
    ]
  }).flat()
}

export const ground = (
  material: Material,
  from: readonly [number, number],
  to: readonly [number, number],
  y = 0,
): Shape => box([from[0], y - 0.3, from[1]], [to[0], y, to[1]], material)

/** Street in front of a plot: kerb, pavement and roadway, towards the camera from z = `kerb`. */
export function street(kerb: number): Shape[] {
  return [
    ground(outdoor.asphalt, [-120, kerb - 40], [120, kerb - 0.15], -0.12),
    box([-120, -0.3, kerb - 0.15], [120, 0.02, kerb], outdoor.concrete),
    ground(outdoor.slabs, [-120, kerb], [120, kerb + 2.2], 0.015),
  ]
}

/** Street lamp. */
export function lamp(x: number, z: number): Shape[] {
  return [
    cylinder([x, 0, z], 0.07, 6.2, outdoor.iron, 0.6),
    box([x - 0.03, 6.1, z - 1.3], [x + 0.03, 6.17, z], outdoor.iron),
    box([x - 0.11, 6.03, z - 1.5], [x + 0.11, 6.12, z - 0.9], outdoor.steel, 0.03),
  ]
}
