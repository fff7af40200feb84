import { box, cylinder, place } from '../flat/shapes'
import { createRandom } from '../ray-tracer/direct-light'
import { hash } from '../ray-tracer/material'
import type { Shape } from '../ray-tracer/shape'
import { meadow, outdoor } from './materials'
import { coveredRoof, fence, ground, openings, REVEAL, railing, roof, storey, street } from './parts'
import { bush, grass, hedge, slimTree, tree } from './plants'

/** Stakes at the corners of a plot, with a cord between them. */
function stakes(corners: readonly (readonly [number, number])[]): Shape[] {
  return corners.flatMap(([x, z], n) => {
    const [nextX, nextZ] = corners[(n + 1) % corners.length] as readonly [number, number]
    const [dx, dz] = [nextX - x, nextZ - z]
    const cord: Shape = {
      kind: 'box',
      at: [x + dx / 2, 0.95, z + dz / 2],
      half: [0.012, 0.012, Math.hypot(dx, dz) / 2],
      material: outdoor.white,
      turn: Math.atan2(dx, dz),
    }
    return [
      cylinder([x, -0.1, z], 0.05, 1.35, outdoor.timber),
      box([x - 0.06, 1, z - 0.06], [x + 0.06, 1.27, z + 0.06], outdoor.white),
      cord,
    ]
  })
}

export function cottage(x: number, z: number, turn: number, seed: number): Shape[] {
  const [half, high, deep] = [3.4 + 2 * hash(seed, 1, 1), hash(seed, 2, 1) < 0.5 ? 3 : 5.7, 7]
  const material = hash(seed, 3, 1) < 0.6 ? outdoor.plaster : outdoor.rough
  const covering = hash(seed, 4, 1) < 0.6 ? outdoor.tiles : outdoor.sheets
  const isGable = hash(seed, 5, 1) < 0.4
  return place(
    [
      box([-half, 0, REVEAL], [half, high, deep], material),
      ...Array.from({ length: high > 4 ? 2 : 1 }, (_, n) =>
        storey({
          x: [-half, half],
          y: 2.85 * n,
          height: 2.85,
          material,
          openings: openings([-half, half], 3, 1.1, 0.85, 2.15),
        }),
      ).flat(),
      ...(isGable ? [roof([0, high, deep / 2], [2 * half + 0.04, 2.1, deep], 1, material)] : []),
      ...coveredRoof(
        [0, high - 0.05, deep / 2],
        [2 * half + 1, 2.3, deep + 1.2],
        isGable ? 1 : 0.45,
        covering,
      ),
      box([half - 1.4, high + 0.8, deep / 2 + 0.8], [half - 0.9, high + 2.9, deep / 2 + 1.3], outdoor.stone),
    ],
    [x, 0, z],
    turn,
  )
}

const farTrees = (seed: number, z: number, count = 9): Shape[] =>
  Array.from({ length: count }, (_, n) =>
    tree({
      at: [-44 + (88 * (n + hash(n, seed, 1))) / count, z + 12 * hash(n, seed, 2)],
      height: 7 + 5 * hash(n, seed, 3),
      spread: 3 + 1.6 * hash(n, seed, 4),
      green: (['walnut', 'lime', 'plane'] as const)[n % 3] ?? 'lime',
      seed: seed + n,
      leaf: 0.32,
    }),
  ).flat()

/** Level meadow at the edge of a village. */
function meadowPlot(): Shape[] {
  return [
    ground(meadow(0.25), [-190, -30], [190, 190]),
    ...grass({ x: [-12, 12], z: [-13.6, -3], height: 0.34, density: 18, seed: 201, dry: 0.25 }),
    ...grass({ x: [-22, 22], z: [-3, 16], height: 0.36, density: 6, seed: 202, dry: 0.3 }),
    ...stakes([
      [-8.5, -7.5],
      [9.5, -8.2],
      [11, 15],
      [-9, 16],
    ]),
    ...farTrees(203, 34),
    ...cottage(-24, 30, -0.4, 5),
    ...cottage(21, 36, 0.3, 9),
    ...tree({ at: [14.5, 3], height: 8, spread: 3.2, green: 'walnut', seed: 215, leaf: 0.16 }),
    ...bush(-13, 6, 1.1, 216),
    ...bush(-11.4, 8, 0.8, 217, 'olive'),
    ...place(fence(-40, 40, 'wood', outdoor.timber), [0, 0, 24]),
  ]
}

/** Empty lot in a built-up street. */
function townPlot(): Shape[] {
  return [
    ground(meadow(0.45), [-190, -7], [190, 190]),
    ground(outdoor.gravel, [-4.5, -7], [1.5, 9], 0.012),
    ...street(-9.2),
    ...grass({
      x: [-11, 11],
      z: [-6.9, 16],
      height: 0.3,
      density: 10,
      seed: 221,
      dry: 0.45,
      isBare: (x, z) => x > -4.6 && x < 1.6 && z < 9 && hash(Math.round(8 * x), Math.round(8 * z), 3) < 0.9,
    }),
    ...cottage(-17.5, 1, 0, 2),
    ...cottage(18, 2, 0, 7),
    ...cottage(-3, 29, 0, 12),
    ...place(fence(-11.6, -5.4, 'iron', outdoor.concrete), [0, 0, -7]),
    ...place(fence(2.4, 11.6, 'iron', outdoor.concrete), [0, 0, -7]),
    ...place(fence(-7, 17, 'wood', outdoor.concrete), [-11.6, 0, 0], -Math.PI / 2).map((shape) => shape),
    box([11.5, 0, -7], [11.75, 1.9, 19], outdoor.rubble),
    box([-11.75, 0, 18.8], [11.75, 1.9, 19], outdoor.rubble),
    ...farTrees(223, 34, 7),
    ...tree({ at: [8.2, 13], height: 7, spread: 2.8, green: 'walnut', seed: 234, leaf: 0.15 }),
    ...bush(-9.6, 12, 1.2, 235),
    ...bush(9.8, 4, 0.9, 236),
  ]
}

/** Rows of vines below the mountains, as in Kakheti. */
function vineyard(): Shape[] {
  const rows = Array.from({ length: 11 }, (_, n) => -15 + 3 * n)
  return [
    ground(outdoor.soil, [-190, -30], [190, 190]),
    ground(meadow(0.3), [-190, 52], [190, 190], 0.02),
    ...grass({
      x: [-10, 10],
      z: [-13.5, 4],
      height: 0.2,
      density: 9,
      seed: 241,
      dry: 0.4,
      isBare: (x) => Math.abs(((x + 15) % 3) - 1.5) > 0.9,
    }),
    ...rows.flatMap((x, n) => [
      ...hedge([x - 0.3, 0.55, -9], [x + 0.3, 1.75, 14], 242 + n, 'vine', Math.abs(x) < 9 ? 7 : 4),
      ...hedge([x - 0.35, 0.5, 14], [x + 0.35, 1.8, 50], 262 + n, 'vine', 1.2),
      ...Array.from({ length: 8 }, (_, at) => cylinder([x, 0, -9 + 5 * at], 0.05, 1.95, outdoor.timber)),
    ]),
    ...farTrees(283, 58),
    ...cottage(-16, 56, 0.2, 31),
    ...slimTree({ at: [-9, 57], height: 10, spread: 1.3, green: 'cypress', seed: 295, leaf: 0.2 }),
  ]
}

/** Slope over a valley: a terrace of grass that falls away, with a road below. */
function hillPlot(): Shape[] {
  const random = createRandom(301)
  const below = Array.from({ length: 16 }, (_, n) => {
    const [x, z] = [-60 + 120 * random(), 40 + 70 * random()]
    return n % 2 === 0
      ? place(cottage(0, 0, 0.8 * random() - 0.4, 40 + n), [x, -14, z])
      : place(tree({ at: [0, 0], height: 9, spread: 4, green: 'lime', seed: 320 + n, leaf: 0.4 }), [
          x,
          -14,
          z,
        ])
  })
  return [
    ground(meadow(0.35), [-190, -30], [190, 10]),
    ground(meadow(0.2), [-190, 10], [190, 190], -14),
    ...grass({ x: [-12, 12], z: [-13.6, -2], height: 0.26, density: 16, seed: 302, dry: 0.4 }),
    ...grass({ x: [-16, 16], z: [-2, 9.9], height: 0.32, density: 9, seed: 303, dry: 0.4 }),
    ...stakes([
      [-7.5, -7],
      [8.5, -7.6],
      [9.2, 8.6],
      [-8.4, 8.9],
    ]),
    ...below.flat(),
    ...tree({ at: [-12.6, 7], height: 7.5, spread: 3, green: 'olive', seed: 305, leaf: 0.14 }),
    ...slimTree({ at: [12.8, 9], height: 8, spread: 1, green: 'cypress', seed: 306, leaf: 0.11 }),
    ...bush(11, 3, 0.9, 307),
  ]
}

/** Roofs of a town under its hills, from a terrace. */
function townView(): Shape[] {
  const random = createRandom(401)
  const houses = Array.from({ length: 44 }, (_, n) => {
    const row = Math.floor(n / 8)
    const [x, z] = [-46 + 13 * (n % 8) + 5 * random(), 17 + 15 * row + 4 * random()]
    return place(cottage(0, 0, 0.9 * random() - 0.45, 60 + n), [x, -10 - 0.02 * z, z])
  })
  const greens = Array.from({ length: 26 }, (_, n) => {
    const [x, z] = [-48 + 96 * random(), 14 + 80 * random()]
    const at = [0, 0] as const
    return place(
      n % 4 === 0
        ? slimTree({ at, height: 12, spread: 1.3, green: 'cypress', seed: 420 + n, leaf: 0.24 })
        : tree({ at, height: 9, spread: 3.4, green: 'plane', seed: 450 + n, leaf: 0.34 }),
      [x, -10.5, z],
    )
  })
  return [
    ground(meadow(0.3), [-190, 4], [190, 190], -11),
    ...houses.flat(),
    ...greens.flat(),
    // The church on its hill, with a drum under a pointed cap.
    ...place(
      [
        box([-5, 0, -4], [5, 9, 4], outdoor.tuff),
        roof([0, 9, 0], [10.6, 2.4, 8.8], 1, outdoor.tiles),
        roof([0, 9, 0], [8.8, 2.4, 10.6], 1, outdoor.tiles, Math.PI / 2),
        cylinder([0, 9, 0], 2.3, 6.4, outdoor.tuff),
        cylinder([0, 15.4, 0], 2.6, 4.6, outdoor.facing, 0.02),
      ],
      [17, -9, 66],
    ),
    box([-30, -1.4, -6], [30, -1.2, 1.2], outdoor.boards),
    ...place(railing([-9, 9], -1.2, 'iron', 1.05), [0, 0, 1]),
  ]
}

export const GROUNDS = { meadow: meadowPlot, town: townPlot, vineyard, hill: hillPlot }
export const VIEWS = { town: townView }
