import { chair } from '../flat/furniture/seats'
import { table } from '../flat/furniture/tables'
import { box, cylinder, place } from '../flat/shapes'
import type { Shape } from '../ray-tracer/shape'
import { meadow, outdoor } from './materials'
import {
  balcony,
  coveredRoof,
  doorUnit,
  fence,
  ground,
  openings,
  REVEAL,
  railing,
  roof,
  storey,
  street,
  windowUnit,
} from './parts'
import { bush, flowers, hedge, slimTree, tree } from './plants'

const WEST = -Math.PI / 2

/** Trees and neighbours behind a garden, `z` metres from the street. */
function background(seed: number, z = 19): Shape[] {
  return [
    ...tree({ at: [-11, z], height: 9, spread: 3.6, green: 'walnut', seed, leaf: 0.2 }),
    ...tree({ at: [-4, z + 5], height: 11, spread: 4, green: 'lime', seed: seed + 1, leaf: 0.24 }),
    ...tree({ at: [9, z + 2], height: 9.5, spread: 3.8, green: 'plane', seed: seed + 2, leaf: 0.22 }),
    ...tree({ at: [18, z - 3], height: 8, spread: 3.4, green: 'walnut', seed: seed + 3, leaf: 0.22 }),
    ...tree({ at: [-20, z + 1], height: 10, spread: 4, green: 'lime', seed: seed + 4, leaf: 0.24 }),
    ...slimTree({ at: [3.5, z + 1], height: 9, spread: 1.2, green: 'cypress', seed: seed + 5, leaf: 0.14 }),
    ...hedge([-26, 0, z - 3.4], [26, 1.9, z - 2.6], seed + 6, 'hedge', 5),
    ...neighbour(-19, 12, WEST, seed),
    ...neighbour(20.5, 10, 0, seed + 1),
  ]
}

function neighbour(x: number, z: number, turn: number, seed: number): Shape[] {
  const wide = 9 + (seed % 3)
  return place(
    [
      box([-wide / 2, 0, 0.2], [wide / 2, 5.6, 8], outdoor.white),
      ...storey({
        x: [-wide / 2, wide / 2],
        y: 2.9,
        height: 2.7,
        material: outdoor.white,
        openings: openings([-wide / 2, wide / 2], 3, 1.2, 0.9, 2.2),
      }),
      ...coveredRoof([0, 5.6, 4], [wide + 1.2, 2, 9.4], 0.4, outdoor.sheets),
    ],
    [x, 0, z],
    turn,
  )
}

/** Table under a pergola with vines, at the origin. */
function arbour(seed: number): Shape[] {
  const posts = [-1.9, 1.9].flatMap((x) =>
    [-1.5, 1.5].map((z) => cylinder([x, 0, z], 0.07, 2.5, outdoor.beam)),
  )
  const beams = [-1.5, 1.5].map((z) => box([-2.3, 2.5, z - 0.06], [2.3, 2.64, z + 0.06], outdoor.beam))
  const slats = Array.from({ length: 9 }, (_, n) =>
    box([-2.1 + 0.52 * n, 2.64, -1.9], [-2.02 + 0.52 * n, 2.74, 1.9], outdoor.beam),
  )
  return [
    ...posts,
    ...beams,
    ...slats,
    ...hedge([-2.2, 2.6, -1.8], [2.2, 2.95, 1.8], seed, 'vine', 7),
    ...hedge([-2.2, 0.2, 1.4], [-1.7, 2.6, 1.7], seed + 1, 'vine', 10),
    ...hedge([1.6, 1.2, -1.8], [2.1, 2.6, -1.5], seed + 2, 'vine', 9),
    ...table(2, 0.9, 0.76, outdoor.timber, outdoor.beam),
    ...[-0.55, 0.55].flatMap((x) => [
      ...place(chair(outdoor.boards, outdoor.beam), [x, 0, 0.75], Math.PI),
      ...place(chair(outdoor.boards, outdoor.beam), [x, 0, -0.75]),
    ]),
    ground(outdoor.slabs, [-2.8, -2.4], [2.8, 2.4], 0.02),
  ]
}

const garden = (): Shape => ground(meadow(0.08), [-120, -7.2], [120, 160])

/** House of the last years: two white volumes with wood, wide windows and a terrace. */
function modernHouse(): Shape[] {
  const [wide, high] = [11.4, 6.3]
  const ground1 = [
    { from: -5.0, to: -1.6, bottom: 0.12, top: 2.65 },
    { from: -0.9, to: 0.3, bottom: 0.12, top: 2.5 },
    { from: 2.2, to: 5.0, bottom: 0.12, top: 2.5 },
  ]
  const dark = { frame: outdoor.darkFrame, hasSill: false }
  return [
    box([-wide / 2, 0, REVEAL], [wide / 2, 3.1, 9.5], outdoor.plaster),
    box([-wide / 2, 3.1, REVEAL], [2.0, high, 9.5], outdoor.plaster),
    ...storey({
      x: [-wide / 2, wide / 2],
      y: 0,
      height: 3.1,
      material: outdoor.plaster,
      openings: ground1,
      fill: (opening, n) =>
        n === 1
          ? doorUnit(opening, outdoor.timber)
          : n === 2
            ? [box([opening.from, opening.bottom, 0.1], [opening.to, opening.top, 0.16], outdoor.boards)]
            : windowUnit(opening, { ...dark, sashes: 3 }),
    }),
    // The upper volume, clad, stands out over the terrace.
    ...place(
      [
        box([-wide / 2 - 0.1, 3.1, 0.2], [2.0, 3.3, 2], outdoor.white),
        ...storey({
          x: [-wide / 2, 2.0],
          y: 3.3,
          height: 3,
          material: outdoor.cladding,
          openings: [
            { from: -5.1, to: -2.4, bottom: 0.5, top: 2.4 },
            { from: -1.4, to: 1.4, bottom: 0.1, top: 2.4 },
          ],
          look: { ...dark, sashes: 2 },
        }),
        box([-wide / 2, 3.3, REVEAL], [-wide / 2 + 0.25, high, 2], outdoor.cladding),
        box([1.75, 3.3, REVEAL], [2.0, high, 2], outdoor.cladding),
        box([-wide / 2 - 0.25, high, -0.35], [2.25, high + 0.28, 10.8], outdoor.white),
      ],
      [0, 0, -1.4],
    ),
    box([1.8, 3.1, -0.2], [wide / 2 + 0.2, 3.34, 9.7], outdoor.white),
    ...place(railing([2.1, wide / 2], 3.34, 'glass'), [0, 0, 0.1]),
    ...place(railing([0, 8], 3.34, 'glass'), [wide / 2, 0, 0.1], WEST),
    ...storey({
      x: [2.0, 2.24],
      y: 3.34,
      height: 0.1,
      material: outdoor.white,
      openings: [],
    }),
    cylinder([-wide / 2 + 0.2, 0, -1.25], 0.09, 3.1, outdoor.steel),
    ground(outdoor.boards, [-wide / 2 - 0.1, -2.6], [0.5, 0.1], 0.12),
    ground(outdoor.slabs, [-0.9, -7.2], [0.4, -2.6], 0.03),
    ground(outdoor.setts, [1.9, -7.2], [5.4, 0], 0.03),
    ...place(table(1.5, 0.8, 0.74, outdoor.timber, outdoor.darkFrame), [-3.4, 0.12, -1.4]),
    ...[-3.8, -3.0].flatMap((x) => place(chair(outdoor.white, outdoor.darkFrame), [x, 0.12, -2.05])),
  ]
}

function modernScene(): Shape[] {
  return [
    ...modernHouse(),
    garden(),
    ...street(-9.4),
    ...background(11),
    ...place(fence(-14.5, -1.3, 'iron', outdoor.white), [0, 0, -7.2]),
    ...place(fence(5.7, 14.1, 'iron', outdoor.white), [0, 0, -7.2]),
    ...hedge([-14, 0, -6.9], [-1.6, 0.95, -6.5], 8, 'hedge', 16),
    ...tree({ at: [-8.4, -2.6], height: 6.4, spread: 2.1, green: 'olive', seed: 31, leaf: 0.09 }),
    ...tree({ at: [8.4, -1.5], height: 7.4, spread: 2.5, green: 'lime', seed: 32, leaf: 0.11 }),
    ...bush(-6.6, -0.6, 0.7, 33),
    ...bush(6.6, -4.6, 0.8, 36, 'olive'),
    ...flowers(-5.6, -3.4, 0.45, 34),
    ...flowers(-4.2, -3.5, 0.5, 35),
    ...flowers(1.2, -0.7, 0.4, 37),
  ]
}

/** Two storeys with a carved gallery along the upper one, as in Imereti and Kakheti. */
function galleryHouse(): Shape[] {
  const [half, low, high] = [6.2, 2.9, 3.1]
  const deep = 2.1
  const posts = Array.from({ length: 7 }, (_, n) => -half + 0.15 + (n * (2 * half - 0.3)) / 6)
  return [
    box([-half, 0, REVEAL], [half, low + high, 8.5], outdoor.plaster),
    box([-half - 0.05, 0, -0.05], [half + 0.05, 0.6, 8.6], outdoor.rubble),
    ...storey({
      x: [-half, half],
      y: 0,
      height: low,
      material: outdoor.rubble,
      openings: [
        { from: -4.9, to: -3.8, bottom: 0.95, top: 2.1 },
        { from: -2.4, to: -1.3, bottom: 0.95, top: 2.1 },
        { from: 0.4, to: 1.5, bottom: 0, top: 2.2 },
        { from: 3.4, to: 4.6, bottom: 0.95, top: 2.1 },
      ],
      fill: (opening, n) =>
        n === 2 ? doorUnit(opening) : windowUnit(opening, { frame: outdoor.beam, bar: 0.6 }),
    }),
    ...storey({
      x: [-half, half],
      y: low,
      height: high,
      material: outdoor.plaster,
      openings: [
        { from: -4.9, to: -3.7, bottom: 0.6, top: 2.4 },
        { from: -2.4, to: -1.4, bottom: 0.1, top: 2.4 },
        { from: 0.3, to: 1.5, bottom: 0.6, top: 2.4 },
        { from: 3.2, to: 4.4, bottom: 0.6, top: 2.4 },
      ],
      look: { frame: outdoor.beam, bar: 0.66, surround: outdoor.trim },
    }),
    // The gallery on posts.
    box([-half - 0.1, low - 0.18, -deep], [half + 0.1, low, 0], outdoor.timber),
    box([-half - 0.1, low - 0.3, -deep - 0.05], [half + 0.1, low - 0.08, -deep + 0.12], outdoor.beam),
    ...place(railing([-half, half], low, 'wood'), [0, 0, -deep + 0.1]),
    ...place(railing([0, deep - 0.2], low, 'wood'), [-half, 0, -deep + 0.1], WEST),
    ...place(railing([0, deep - 0.2], low, 'wood'), [half, 0, -deep + 0.1], WEST),
    ...posts.flatMap((x) => [
      box([x - 0.11, 0, -deep + 0.0], [x + 0.11, low - 0.2, -deep + 0.22], outdoor.rubble),
      box([x - 0.075, low, -deep + 0.03], [x + 0.075, low + 2.72, -deep + 0.18], outdoor.carved, 0.02),
      // Brackets of the carved frieze.
      ...[-1, 1].flatMap((side): Shape[] => [
        {
          ...box([-0.3, -0.035, -0.03], [0.3, 0.035, 0.03], outdoor.carved),
          at: [x + side * 0.27, low + 2.48, -deep + 0.1],
        },
      ]),
    ]),
    box([-half, low + 2.42, -deep + 0.06], [half, low + 2.52, -deep + 0.14], outdoor.carved),
    ...Array.from({ length: 88 }, (_, n) =>
      cylinder([-half + 0.07 + n * 0.141, low + 2.52, -deep + 0.1], 0.028, 0.2, outdoor.carved, 0.6),
    ),
    box([-half - 0.1, low + 2.72, -deep - 0.02], [half + 0.1, low + 2.95, -deep + 0.22], outdoor.beam),
    ...coveredRoof([0, low + high - 0.14, 3.2], [2 * half + 1.5, 2.5, 12.3], 0.5, outdoor.tiles),
    box([2.6, low + high + 0.6, 3.6], [3.3, low + high + 3.2, 4.3], outdoor.stone),
    box([2.5, low + high + 3.2, 3.5], [3.4, low + high + 3.32, 4.4], outdoor.trim),
    // Outer stairs along the front.
    ...Array.from({ length: 15 }, (_, n) =>
      box(
        [-half - 1.2, 0.195 * n, -deep - 1.9 + 0.28 * n],
        [-half - 0.12, 0.195 * (n + 1), -deep - 1.6 + 0.28 * n],
        outdoor.rubble,
      ),
    ),
    ...place(railing([0, 1.9], low, 'wood'), [-half - 1.15, 0, 0.1], WEST),
  ]
}

function galleryScene(): Shape[] {
  return [
    ...galleryHouse(),
    garden(),
    ground(outdoor.setts, [-7.4, -2.7], [7, 0], 0.02),
    ground(outdoor.setts, [-0.4, -7.2], [1.9, -2.7], 0.02),
    ...street(-9.4),
    ...background(21, 20),
    ...place(fence(-15, -0.6, 'wood'), [0, 0, -7.2]),
    ...place(fence(2.2, 13.4, 'wood'), [0, 0, -7.2]),
    ...tree({ at: [9.2, -2.4], height: 7.6, spread: 2.9, green: 'walnut', seed: 41, leaf: 0.13 }),
    ...tree({ at: [-10.4, -3.4], height: 5.8, spread: 2.3, green: 'plane', seed: 42, leaf: 0.11 }),
    ...hedge([3.4, 0.1, -2.35], [4.4, 5.4, -1.9], 43, 'vine', 11),
    ...hedge([3.0, 2.3, -2.4], [6.4, 3.1, -1.9], 44, 'vine', 11),
    ...flowers(-3.2, -4.4, 0.6, 45),
    ...flowers(-1.5, -3.5, 0.45, 46),
    ...bush(4.4, -5.2, 0.8, 47),
    ...place(arbour(48), [6.6, 0, -5.2], 0.3),
  ]
}

/** One storey under a steep roof with a gable over the entrance. */
function gableHouse(): Shape[] {
  const [half, high] = [5.6, 3.1]
  return [
    box([-half, 0, REVEAL], [half, high, 8.2], outdoor.rough),
    box([-half - 0.05, -0.1, -0.06], [half + 0.05, 0.45, 8.3], outdoor.stone),
    ...storey({
      x: [-half, half],
      y: 0,
      height: high,
      material: outdoor.rough,
      openings: [
        { from: -4.5, to: -2.9, bottom: 0.9, top: 2.4 },
        { from: -0.9, to: 0.2, bottom: 0.4, top: 2.5 },
        { from: 1.9, to: 4.3, bottom: 0.9, top: 2.4 },
      ],
      fill: (opening, n) =>
        n === 1
          ? doorUnit(opening, outdoor.facing)
          : windowUnit(opening, { sashes: n === 2 ? 3 : 2, bar: 0.68, surround: outdoor.trim }),
    }),
    ...coveredRoof([0, high - 0.06, 4.1], [2 * half + 1.3, 3, 10], 1, outdoor.sheets),
    // Walls in the gables, and a gable over the entrance with a porch.
    roof([0, high, 4.1], [2 * half + 1.32, 2.7, 8.9], 1, outdoor.timber),
    box([-2.5, 0.12, -1.9], [1.9, 0.4, 0], outdoor.slabs),
    box([-1.7, 0, -2.3], [1.1, 0.2, -1.9], outdoor.slabs),
    ...[-2.25, 1.65].map((x) => box([x - 0.09, 0.4, -1.8], [x + 0.09, 2.75, -1.62], outdoor.carved)),
    box([-2.5, 2.75, -1.85], [1.9, 2.95, -1.6], outdoor.beam),
    ...coveredRoof([-0.3, 2.9, 0.7], [5.6, 1.6, 4.9], 1, outdoor.sheets, -Math.PI / 2),
    roof([-0.3, 3.06, 0.7], [5.64, 1.46, 4.5], 1, outdoor.timber, -Math.PI / 2),
    ...place(railing([-2.2, -1.2], 0.4, 'wood', 0.85), [0, 0, -1.75]),
    ...place(railing([0.7, 1.65], 0.4, 'wood', 0.85), [0, 0, -1.75]),
    box([3.2, 4.3, 3.2], [3.85, 6.9, 3.85], outdoor.stone),
    box([3.1, 6.9, 3.1], [3.95, 7, 3.95], outdoor.trim),
  ]
}

function gableScene(): Shape[] {
  return [
    ...gableHouse(),
    garden(),
    ground(outdoor.slabs, [-1.1, -7.2], [0.6, -2.2], 0.02),
    ...street(-9.4),
    ...background(31, 18),
    ...place(fence(-14, -1.4, 'wood', outdoor.stone), [0, 0, -7.2]),
    ...place(fence(0.9, 13.5, 'wood', outdoor.stone), [0, 0, -7.2]),
    ...tree({ at: [-8, -1.5], height: 7, spread: 2.6, green: 'lime', seed: 51, leaf: 0.12 }),
    ...tree({ at: [8.2, 0.5], height: 6, spread: 2.4, green: 'plane', seed: 52, leaf: 0.12 }),
    ...slimTree({ at: [6.7, -3.6], height: 5, spread: 0.75, green: 'cypress', seed: 53, leaf: 0.07 }),
    ...[-4.9, -4, -3.1, 2.4, 3.3, 4.2].flatMap((x, n) => flowers(x, -0.55, 0.4, 54 + n)),
    ...bush(-4.6, -4.9, 0.7, 61),
    ...bush(3.9, -4.6, 0.6, 62, 'olive'),
  ]
}

/** Town house of three storeys with a hipped roof and iron balconies. */
function villa(): Shape[] {
  const half = 5.4
  const floors = [0, 3.2, 6.2]
  return [
    box([-half, 0, REVEAL], [half, 9.2, 9.5], outdoor.plaster),
    box([-half - 0.08, 0, -0.08], [half + 0.08, 0.7, 9.6], outdoor.stone),
    ...floors.flatMap((y, n) =>
      storey({
        x: [-half, half],
        y,
        height: n === 0 ? 3.2 : 3,
        material: n === 0 ? outdoor.stone : outdoor.plaster,
        openings:
          n === 0
            ? [
                { from: -4.2, to: -2.6, bottom: 1, top: 2.5 },
                { from: -0.75, to: 0.75, bottom: 0.1, top: 2.6 },
                { from: 2.2, to: 4.6, bottom: 0.1, top: 2.5 },
              ]
            : openings([-half, half], 3, 1.5, n === 1 ? 0.1 : 0.7, 2.35),
        fill: (opening, at) =>
          n === 0 && at === 1
            ? doorUnit(opening)
            : n === 0 && at === 2
              ? [box([opening.from, opening.bottom, 0.1], [opening.to, opening.top, 0.16], outdoor.timber)]
              : windowUnit(opening, { bar: 0.7, surround: outdoor.trim }),
      }),
    ),
    ...[3.2, 6.2].map((y) => box([-half - 0.1, y - 0.14, -0.1], [half + 0.1, y + 0.04, 0], outdoor.trim)),
    ...balcony([-1.6, 1.6], 3.2, 1.2, 'iron', outdoor.trim),
    ...[-1, 1].flatMap((side) =>
      balcony([side * 3.6 - 1.1, side * 3.6 + 1.1], 3.2, 0.8, 'iron', outdoor.trim),
    ),
    ...coveredRoof([0, 9.15, 4.8], [2 * half + 1.5, 2.3, 11.2], 0.35, outdoor.tiles),
    box([-3.2, 10.2, 4], [-2.5, 12, 4.7], outdoor.stone),
  ]
}

function villaScene(): Shape[] {
  return [
    ...villa(),
    garden(),
    ground(outdoor.slabs, [-1.1, -7.2], [1.1, 0], 0.02),
    ground(outdoor.setts, [2, -7.2], [4.8, 0], 0.02),
    ...street(-9.4),
    ...background(45, 20),
    ...place(fence(-14, -1.3, 'iron', outdoor.stone), [0, 0, -7.2]),
    ...place(fence(5.1, 13.5, 'iron', outdoor.stone), [0, 0, -7.2]),
    ...hedge([-13.6, 0, -6.8], [-1.7, 1.1, -6.4], 71, 'hedge', 15),
    ...[-6.6, 6.8].flatMap((x, n) =>
      slimTree({ at: [x, -1.2], height: 7.5, spread: 1, green: 'cypress', seed: 72 + n, leaf: 0.09 }),
    ),
    ...tree({ at: [-9.5, -3.6], height: 6.6, spread: 2.4, green: 'olive', seed: 74, leaf: 0.1 }),
    ...tree({ at: [10, -3.4], height: 7, spread: 2.7, green: 'walnut', seed: 75, leaf: 0.12 }),
    ...flowers(-2.4, -1.1, 0.5, 76),
    ...flowers(-3.6, -1, 0.45, 77),
    ...bush(-4.8, -2, 0.7, 78),
  ]
}

export const HOUSES = { modern: modernScene, gallery: galleryScene, gable: gableScene, villa: villaScene }
