import { cylinder } from '../flat/shapes'
import { createRandom, type RandomSource } from '../ray-tracer/direct-light'
import type { Material } from '../ray-tracer/material'
import type { Shape, Vec3 } from '../ray-tracer/shape'
import { bark, foliage } from './materials'

const GREENS = {
  walnut: foliage('#6d8a3f', '#9bae58'),
  lime: foliage('#5f8541', '#8fae5a'),
  olive: foliage('#87956a', '#b0b68c'),
  cypress: foliage('#3f6140', '#5f7d4c'),
  vine: foliage('#739540', '#adbd5c'),
  hedge: foliage('#517a3d', '#7c9f50'),
  plane: foliage('#7d9648', '#b3bd68'),
} satisfies Record<string, Material>
export type Green = keyof typeof GREENS

const TRUNK = bark('#6b5a48')
const BLADES = foliage('#6c8139', '#96a052')
const DRY_BLADES = foliage('#a2915a', '#c4b17b')
const BLOSSOM = foliage('#b4525a', '#d98f7f')

/** Creates a clump of leaves, turned at random. */
function clump(random: RandomSource, at: Vec3, radius: number, size: number, material: Material): Shape {
  return {
    kind: 'leaves',
    at,
    half: [radius * (0.8 + 0.4 * random()), 0.01, radius * (0.7 + 0.4 * random())],
    material,
    turn: 2 * Math.PI * random(),
    tilt: 2.6 * (random() - 0.5),
    round: size,
  }
}

interface Tree {
  at: readonly [x: number, z: number]
  height: number
  /** Radius of the crown in metres. */
  spread: number
  green: Green
  seed: number
  /** Size of a leaf in metres. Far trees have larger and fewer ones. */
  leaf?: number
}

/** Creates a broad tree: a trunk, boughs, and clumps of leaves around their ends. */
export function tree({ at: [x, z], height, spread, green, seed, leaf = 0.12 }: Tree): Shape[] {
  const random = createRandom(seed)
  const fork = 0.3 * height
  const crown = { y: 0.64 * height, half: 0.37 * height }
  const boughs = Array.from({ length: 9 }, (_, n) => {
    const turn = (2 * Math.PI * (n + 0.7 * random())) / 9
    const up = crown.y + crown.half * (1.3 * random() - 0.55)
    const out =
      spread * (0.35 + 0.4 * random()) * Math.sqrt(Math.max(0.2, 1 - ((up - crown.y) / crown.half) ** 2))
    return { turn, up, out, size: spread * (0.38 + 0.2 * random()) }
  })
  const branches = boughs.map(({ turn, up, out }): Shape => {
    const rise = up - fork
    const length = Math.hypot(rise, out)
    return {
      kind: 'post',
      at: [x + (out / 2) * Math.sin(turn), fork + rise / 2, z + (out / 2) * Math.cos(turn)],
      half: [0.013 * height * 0.55, length / 2, 0.013 * height * 0.55],
      material: TRUNK,
      narrow: 0.3,
      turn,
      tilt: Math.atan2(out, rise),
    }
  })
  const many = Math.round(34 * (0.12 / leaf) ** 0.7)
  const clumps = boughs.flatMap(({ turn, up, out, size }) =>
    Array.from({ length: many }, () => {
      const [a, b] = [2 * Math.PI * random(), Math.acos(2 * random() - 1)]
      const r = size * (0.55 + 0.5 * Math.sqrt(random()))
      return clump(
        random,
        [
          x + out * Math.sin(turn) + r * Math.sin(b) * Math.cos(a),
          up + 0.75 * r * Math.cos(b),
          z + out * Math.cos(turn) + r * Math.sin(b) * Math.sin(a),
        ],
        0.2 * spread + 1.2 * leaf,
        leaf,
        GREENS[green],
      )
    }),
  )
  return [cylinder([x, -0.1, z], 0.017 * height + 0.03, 0.75 * height, TRUNK, 0.35), ...branches, ...clumps]
}

/** Creates a cypress or a poplar. */
export function slimTree({ at: [x, z], height, spread, green, seed, leaf = 0.1 }: Tree): Shape[] {
  const random = createRandom(seed)
  const clumps = Array.from({ length: Math.round(30 * height) }, () => {
    const up = random() ** 0.9
    const wide =
      spread * Math.min(1, 1.7 * (1 - up) + 0.02) * (0.7 + 0.3 * Math.min(1, 4 * up)) * Math.sqrt(random())
    const turn = 2 * Math.PI * random()
    return clump(
      random,
      [x + wide * Math.sin(turn), 0.3 + (height - 0.3) * up, z + wide * Math.cos(turn)],
      (0.42 * (1 - up) + 0.14) * spread + leaf,
      leaf,
      GREENS[green],
    )
  })
  return [cylinder([x, -0.1, z], 0.05 + 0.01 * height, 0.9 * height, TRUNK, 0.3), ...clumps]
}

/** Fills a box with leaves: a hedge, ivy, or vines on a pergola. */
export function hedge(from: Vec3, to: Vec3, seed: number, green: Green = 'hedge', density = 20): Shape[] {
  const random = createRandom(seed)
  const size = [0, 1, 2].map((axis) => (to[axis] as number) - (from[axis] as number)) as [
    number,
    number,
    number,
  ]
  const surface = 2 * (size[0] * size[1] + size[1] * size[2] + size[0] * size[2])
  return Array.from({ length: Math.round(surface * density) }, () => {
    const place = [0, 1, 2].map((axis) => (from[axis] as number) + random() * (size[axis] as number))
    return clump(random, place as unknown as Vec3, 0.2, 0.055, GREENS[green])
  })
}

export function bush(x: number, z: number, radius: number, seed: number, green: Green = 'lime'): Shape[] {
  const random = createRandom(seed)
  return Array.from({ length: Math.round(120 * radius) }, () => {
    const [a, b] = [2 * Math.PI * random(), Math.acos(random())]
    const r = radius * (0.5 + 0.5 * Math.sqrt(random()))
    return clump(
      random,
      [x + r * Math.sin(b) * Math.cos(a), 0.9 * r * Math.cos(b) + 0.05, z + r * Math.sin(b) * Math.sin(a)],
      0.16 + 0.12 * radius,
      0.06,
      GREENS[green],
    )
  })
}

export function flowers(x: number, z: number, radius: number, seed: number): Shape[] {
  const random = createRandom(seed)
  const blossoms = Array.from({ length: 14 }, () => {
    const turn = 2 * Math.PI * random()
    const r = radius * Math.sqrt(random())
    const at: Vec3 = [x + r * Math.sin(turn), 0.3 + 0.25 * random(), z + r * Math.cos(turn)]
    return clump(random, at, 0.12, 0.045, BLOSSOM)
  })
  return [...bush(x, z, radius, seed + 1, 'hedge'), ...blossoms]
}

interface Lawn {
  x: readonly [number, number]
  z: readonly [number, number]
  /** Height of the longest blades in metres. */
  height: number
  /** Rows of blades a square metre. */
  density: number
  seed: number
  dry?: number
  isBare?(x: number, z: number): boolean
}

export function grass({ x, z, height, density, seed, dry = 0, isBare }: Lawn): Shape[] {
  const random = createRandom(seed)
  const count = Math.round(density * (x[1] - x[0]) * (z[1] - z[0]))
  return Array.from({ length: count }, (): Shape[] => {
    const place: Vec3 = [x[0] + random() * (x[1] - x[0]), 0, z[0] + random() * (z[1] - z[0])]
    const high = height * (0.6 + 0.4 * random())
    const [isDry, wide, turn] = [random() < dry, 0.1 + 1.4 * height * random(), Math.PI * random()]
    if (isBare?.(place[0], place[2])) return []
    return [
      {
        kind: 'grass',
        at: [place[0], high / 2, place[2]],
        half: [wide, high / 2, 0.005],
        material: isDry ? DRY_BLADES : BLADES,
        turn,
        round: 0.008 + 0.02 * height,
      },
    ]
  }).flat()
}
