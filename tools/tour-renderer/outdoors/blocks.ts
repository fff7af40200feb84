import { box, cylinder, type Opening, place } from '../flat/shapes'
import type { Material } from '../ray-tracer/material'
import { hash } from '../ray-tracer/material'
import type { Shape } from '../ray-tracer/shape'
import { meadow, outdoor } from './materials'
import {
  balcony,
  coveredRoof,
  doorUnit,
  ground,
  lamp,
  openings,
  REVEAL,
  railing,
  storey,
  street,
  windowUnit,
} from './parts'
import { bush, grass, hedge, slimTree, tree } from './plants'

/** Row of shop windows on a ground floor. */
export function shopFloor(x: [number, number], height: number, count: number, material: Material): Shape[] {
  const glass = openings(x, count, (0.78 * (x[1] - x[0])) / count, 0.35, height - 0.8)
  const middle = Math.floor(count / 2)
  const all = glass.map((opening, n) => (n === middle ? { ...opening, bottom: 0.05 } : opening))
  return [
    ...storey({
      x,
      y: 0,
      height,
      material,
      openings: all,
      look: { frame: outdoor.darkFrame, sashes: 3, bar: 0.78, hasSill: false },
    }),
    box([x[0], height - 0.55, -0.14], [x[1], height - 0.1, 0], outdoor.darkFrame),
  ]
}

const conditioner = (x: number, y: number): Shape[] => [
  box([x - 0.4, y, -0.32], [x + 0.4, y + 0.55, -0.04], outdoor.white, 0.02),
  box([x - 0.3, y + 0.08, -0.33], [x + 0.12, y + 0.47, -0.31], outdoor.steel),
]

/** Distant blocks and trees on both sides of a street. */
function surroundings(seed: number): Shape[] {
  const distant = (x: number, z: number, wide: number, floors: number, material: Material) => [
    box([x - wide / 2, 0, z + REVEAL], [x + wide / 2, floors * 3, z + 14], material),
    ...Array.from({ length: floors }, (_, floor) =>
      place(
        storey({
          x: [-wide / 2, wide / 2],
          y: 3 * floor,
          height: 3,
          material,
          openings: openings([-wide / 2, wide / 2], Math.round(wide / 3.4), 1.5, 0.8, 2.3),
        }),
        [x, 0, z],
      ),
    ).flat(),
  ]
  return [
    ...distant(-36, 14, 18, 8, outdoor.panel),
    ...distant(35, 22, 20, 11, outdoor.white),
    ...tree({ at: [-21, 3], height: 11, spread: 4, green: 'plane', seed, leaf: 0.2 }),
    ...tree({ at: [20, 2], height: 12, spread: 4.4, green: 'lime', seed: seed + 1, leaf: 0.2 }),
    ...tree({ at: [27, 9], height: 11, spread: 4, green: 'walnut', seed: seed + 2, leaf: 0.22 }),
    ...tree({ at: [-28, 10], height: 12, spread: 4.4, green: 'lime', seed: seed + 3, leaf: 0.22 }),
    ...hedge([-40, 0, 12], [-16, 1.6, 13], seed + 4, 'hedge', 5),
    ...hedge([16, 0, 12], [40, 1.6, 13], seed + 5, 'hedge', 5),
  ]
}

function pavement(seed: number): Shape[] {
  return [
    ground(meadow(0.2), [-150, -4], [150, 160]),
    ...street(-8.5),
    ground(outdoor.slabs, [-60, -6.4], [60, -2.6], 0.02),
    ground(outdoor.slabs, [-2.4, -2.6], [2.4, 0], 0.02),
    ...grass({
      x: [-22, 22],
      z: [-2.5, -0.1],
      height: 0.09,
      density: 12,
      seed,
      isBare: (x) => Math.abs(x) < 2.5,
    }),
  ]
}

/** Tower of the last years: glass balconies, and bands of cladding between white walls. */
function tower(): Shape[] {
  const [half, floors, high] = [10.5, 13, 3.1]
  const top = 4 + floors * high
  const bays: [number, number][] = [
    [-half, -5.8],
    [-5.8, -1.4],
    [-1.4, 1.4],
    [1.4, 5.8],
    [5.8, half],
  ]
  return [
    box([-half, 0, REVEAL], [half, top, 16], outdoor.plaster),
    ...shopFloor([-half, half], 4, 7, outdoor.stone),
    ...Array.from({ length: floors }, (_, floor): Shape[] => {
      const y = 4 + floor * high
      return bays.flatMap(([from, to], bay): Shape[] => {
        const isWide = bay === 1 || bay === 3
        const middle = (from + to) / 2
        const opening: Opening = isWide
          ? { from: from + 0.5, to: to - 0.5, bottom: 0.1, top: 2.5 }
          : { from: middle - 0.85, to: middle + 0.85, bottom: bay === 2 ? 0.3 : 0.75, top: 2.45 }
        return [
          ...storey({
            x: [from, to],
            y,
            height: high,
            material: bay === 2 ? outdoor.cladding : outdoor.plaster,
            openings: [opening],
            look: { frame: outdoor.darkFrame, sashes: isWide ? 3 : 2, hasSill: false },
          }),
          ...(isWide ? balcony([from + 0.1, to - 0.1], y, 1.5, 'glass', outdoor.white) : []),
          ...(!isWide && bay !== 2 && hash(floor, bay, 4) < 0.4 ? conditioner(middle + 1.4, y + 0.5) : []),
        ]
      })
    }).flat(),
    box([-half - 0.15, top, -0.2], [half + 0.15, top + 0.9, 16.2], outdoor.white),
    box([-3, top, 4], [3, top + 3.2, 12], outdoor.cladding),
    box([-2.4, 3.6, -2.2], [2.4, 3.8, 0], outdoor.darkFrame),
  ]
}

/** Court of two wings of seven storeys with French balconies. */
function court(): Shape[] {
  const wing = (floors: number, half: number): Shape[] => [
    box([-half, 0, REVEAL], [half, floors * 3.1 + 0.6, 14], outdoor.rough),
    ...Array.from({ length: floors }, (_, floor) => [
      ...storey({
        x: [-half, half],
        y: floor * 3.1 + 0.6,
        height: 3.1,
        material: floor === 0 ? outdoor.facing : outdoor.rough,
        openings: openings([-half, half], Math.round(half / 1.6), 1.7, 0.12, 2.5),
        look: { frame: outdoor.darkFrame, sashes: 2, hasSill: false },
      }),
      ...openings([-half, half], Math.round(half / 1.6), 2.3, 0, 0).flatMap(({ from, to }, n) =>
        (n + floor) % 2 === 0
          ? balcony([from, to], floor * 3.1 + 0.62, 1.25, 'iron', outdoor.white)
          : place(railing([from + 0.25, to - 0.25], floor * 3.1 + 0.7, 'iron', 0.9), [0, 0, -0.05]),
      ),
    ]).flat(),
    box([-half - 0.2, 0, -0.06], [half + 0.2, 0.6, 0.2], outdoor.stone),
    box([-half - 0.2, floors * 3.1 + 0.6, -0.25], [half + 0.2, floors * 3.1 + 0.9, 14.2], outdoor.facing),
  ]
  return [
    ...place(wing(7, 9.6), [-3, 0, 2]),
    ...place(wing(9, 7), [17.5, 0, 4], -0.5),
    ground(outdoor.setts, [-3, -6], [3, 4], 0.02),
    ...hedge([-12, 0, -1.8], [-3.4, 0.7, -1.2], 91, 'hedge', 14),
    ...hedge([3.4, 0, -1.8], [10, 0.7, -1.2], 92, 'hedge', 14),
    ...tree({ at: [8, -3.4], height: 6.5, spread: 2.3, green: 'lime', seed: 93, leaf: 0.12 }),
    ...tree({ at: [-9, -4], height: 7, spread: 2.5, green: 'plane', seed: 94, leaf: 0.12 }),
  ]
}

/** Nine storeys of concrete panels; each loggia has been glazed in its own way. */
function panelBlock(): Shape[] {
  const [half, floors, high] = [15.4, 9, 2.8]
  const bays = Array.from({ length: 7 }, (_, n): [number, number] => [-half + 4.4 * n, -half + 4.4 * (n + 1)])
  const glazed = (from: number, to: number, y: number, kind: number): Shape[] => {
    const front = [box([from, y - 0.1, -1.15], [to, y + 0.06, 0], outdoor.concrete)]
    if (kind < 0.3) return [...front, ...place(railing([from, to], y, 'solid', 1), [0, 0, -1.1])]
    const parapet = kind < 0.65 ? outdoor.facing : outdoor.white
    return [
      ...front,
      box([from, y + 0.06, -1.15], [to, y + 1, -1.05], parapet),
      ...place(
        windowUnit(
          { from, to, bottom: y + 1, top: y + 2.55 },
          {
            sashes: kind < 0.5 ? 3 : 5,
            frame: kind < 0.8 ? outdoor.frame : outdoor.beam,
            bar: kind > 0.8 ? 0.7 : 0,
          },
        ),
        [0, 0, -1.2],
      ),
    ]
  }
  return [
    box([-half, 0, REVEAL], [half, floors * high + 1.2, 12], outdoor.panel),
    box([-half, 0, 0], [half, 1.2, REVEAL], outdoor.concrete),
    ...Array.from({ length: floors }, (_, floor) =>
      bays.flatMap(([from, to], bay): Shape[] => {
        const y = 1.2 + floor * high
        const isLoggia = bay % 3 !== 0
        const middle = (from + to) / 2
        const opening = isLoggia
          ? { from: middle - 1.3, to: middle + 1.3, bottom: 0.1, top: 2.3 }
          : { from: middle - 0.8, to: middle + 0.8, bottom: 0.85, top: 2.3 }
        return [
          ...storey({ x: [from, to], y, height: high, material: outdoor.panel, openings: [opening] }),
          box([from - 0.012, y, -0.006], [from + 0.012, y + high, 0.02], outdoor.darkFrame),
          ...(isLoggia ? glazed(from + 0.35, to - 0.35, y, hash(floor, bay, 8)) : []),
          ...(!isLoggia && hash(floor, bay, 9) < 0.35 ? conditioner(middle + 1.35, y + 0.7) : []),
        ]
      }),
    ).flat(),
    ...Array.from({ length: floors }, (_, floor) =>
      box(
        [-half, 1.2 + floor * high - 0.012, -0.006],
        [half, 1.2 + floor * high + 0.012, 0.02],
        outdoor.darkFrame,
      ),
    ),
    box([-half - 0.1, floors * high + 1.2, -0.1], [half + 0.1, floors * high + 2, 12], outdoor.concrete),
    box([-1.6, 3.1, -2.1], [1.6, 3.26, 0], outdoor.concrete),
    ...doorUnit({ from: -0.9, to: 0.9, bottom: 0.1, top: 2.4 }, outdoor.facing).map((shape) => ({
      ...shape,
      at: [shape.at[0], shape.at[1], shape.at[2] - 0.16] as const,
    })),
    ...tree({ at: [-8.5, -3], height: 10, spread: 3.2, green: 'plane', seed: 101, leaf: 0.15 }),
    ...tree({ at: [9.4, -2.6], height: 8.5, spread: 2.9, green: 'lime', seed: 102, leaf: 0.14 }),
    ...bush(-4, -1.4, 0.8, 103),
    ...bush(4.6, -1.5, 0.7, 104),
    ...bush(5.8, -1.3, 0.6, 105, 'olive'),
  ]
}

/** House of Sololaki: brick and stucco, and a carved wooden balcony above the gate. */
function balconyHouse(): Shape[] {
  const half = 7.4
  const floor = (y: number, height: number, material: Material, doors: boolean) =>
    storey({
      x: [-half, half],
      y,
      height,
      material,
      openings: openings([-half, half], 5, 1.25, doors ? 0.1 : 0.85, height - 0.85),
      look: { frame: outdoor.beam, bar: 0.7, surround: outdoor.trim },
    })
  const deep = 1.5
  return [
    box([-half, 0, REVEAL], [half, 11.2, 12], outdoor.plaster),
    box([-half, 0, -0.06], [half, 0.7, 0], outdoor.stone),
    ...storey({
      x: [-half, half],
      y: 0,
      height: 3.7,
      material: outdoor.stone,
      openings: openings([-half, half], 5, 1.25, 0.95, 2.9).map((opening, n) =>
        n === 2
          ? { ...opening, from: opening.from - 0.3, to: opening.to + 0.3, bottom: 0, top: 3.1 }
          : opening,
      ),
      fill: (opening, n) =>
        n === 2
          ? doorUnit(opening)
          : windowUnit(opening, { frame: outdoor.beam, bar: 0.7, surround: outdoor.trim }),
    }),
    ...floor(3.7, 3.9, outdoor.plaster, true),
    ...floor(7.6, 3.6, outdoor.plaster, false),
    box([-half - 0.05, 3.6, -0.12], [half + 0.05, 3.8, 0], outdoor.trim),
    box([-half - 0.05, 7.5, -0.1], [half + 0.05, 7.66, 0], outdoor.trim),
    // The balcony of the first floor, with posts and a carved frieze.
    box([-4.4, 3.55, -deep], [4.4, 3.72, 0], outdoor.timber),
    ...place(railing([-4.4, 4.4], 3.72, 'wood'), [0, 0, -deep + 0.08]),
    ...[-4.35, 4.35].flatMap((x) =>
      place(railing([0, deep - 0.1], 3.72, 'wood'), [x, 0, -deep + 0.1], -Math.PI / 2),
    ),
    ...Array.from({ length: 6 }, (_, n) => -4.3 + 1.72 * n).flatMap((x) => [
      box([x - 0.065, 3.72, -deep + 0.02], [x + 0.065, 6.6, -deep + 0.15], outdoor.carved, 0.015),
      {
        ...box([x - 0.05, 3, -0.75], [x + 0.05, 3.14, -0.65], outdoor.beam),
        half: [0.05, 0.07, 0.75] as const,
        tilt: 0.7,
      },
    ]),
    ...Array.from({ length: 62 }, (_, n) =>
      cylinder([-4.3 + n * 0.141, 6.32, -deep + 0.08], 0.028, 0.22, outdoor.carved, 0.6),
    ),
    box([-4.45, 6.54, -deep], [4.45, 6.7, -deep + 0.16], outdoor.beam),
    box([-4.6, 6.7, -deep - 0.15], [4.6, 6.78, 0], outdoor.sheets),
    box([-half - 0.3, 11.1, -0.45], [half + 0.3, 11.4, 12.2], outdoor.trim),
    ...coveredRoof([0, 11.3, 5.9], [2 * half + 1, 2.2, 13.2], 0.5, outdoor.tiles),
    box([-4.4, 12, 4], [-3.7, 14.4, 4.7], outdoor.stone),
  ]
}

/** Neighbours that adjoin on both sides, as in an old street. */
function adjoining(left: Material, right: Material, half: number): Shape[] {
  const side = (material: Material, storeys: number) => [
    box([-6, 0, REVEAL], [6, storeys * 3.6, 12], material),
    ...Array.from({ length: storeys }, (_, n) =>
      storey({
        x: [-6, 6],
        y: 3.6 * n,
        height: 3.6,
        material,
        openings: openings([-6, 6], 4, 1.2, 0.8, 2.7),
        look: { frame: outdoor.beam, bar: 0.7, surround: outdoor.trim },
      }),
    ).flat(),
    box([-6.2, storeys * 3.6, -0.4], [6.2, storeys * 3.6 + 0.3, 12], outdoor.trim),
    ...coveredRoof([0, storeys * 3.6 + 0.2, 5.9], [12.8, 1.9, 13], 0.6, outdoor.sheets),
  ]
  return [...place(side(left, 2), [-half - 6, 0, 0]), ...place(side(right, 3), [half + 6, 0, 0])]
}

const oldStreet = (seed: number): Shape[] => [
  ground(meadow(0.2), [-150, 12], [150, 160]),
  ...street(-7.4),
  ground(outdoor.slabs, [-60, -5.4], [60, 0], 0.02),
  ...tree({ at: [-9.4, -4], height: 8, spread: 2.6, green: 'plane', seed, leaf: 0.13 }),
  ...tree({ at: [10.6, -4], height: 7.4, spread: 2.5, green: 'lime', seed: seed + 1, leaf: 0.13 }),
]

/** Five storeys of tuff with a rusticated ground floor and arcaded balconies, from the fifties. */
function tuffHouse(): Shape[] {
  const half = 11
  const columns = 7
  return [
    box([-half, 0, REVEAL], [half, 19, 13], outdoor.tuff),
    ...shopFloor([-half, half], 4.2, 7, outdoor.stone),
    ...Array.from({ length: 4 }, (_, floor): Shape[] => {
      const y = 4.2 + 3.6 * floor
      const windows = openings([-half, half], columns, 1.45, floor % 2 === 0 ? 0.1 : 0.8, 2.75)
      return [
        ...storey({
          x: [-half, half],
          y,
          height: 3.6,
          material: outdoor.tuff,
          openings: windows,
          look: { frame: outdoor.frame, bar: 0.68, surround: outdoor.trim },
        }),
        ...windows.flatMap(({ from, to }, n) =>
          floor % 2 === 0 && n % 2 === 1 ? balcony([from - 0.5, to + 0.5], y, 1.1, 'iron', outdoor.trim) : [],
        ),
      ]
    }).flat(),
    ...Array.from({ length: columns + 1 }, (_, n) => {
      const x = -half + (n * 2 * half) / columns
      return [
        box([x - 0.24, 4.2, -0.14], [x + 0.24, 18.4, 0], outdoor.tuff),
        box([x - 0.32, 17.9, -0.2], [x + 0.32, 18.4, 0], outdoor.trim),
      ]
    }).flat(),
    box([-half - 0.1, 4.1, -0.22], [half + 0.1, 4.35, 0], outdoor.trim),
    box([-half - 0.4, 18.4, -0.7], [half + 0.4, 18.7, 13], outdoor.trim),
    box([-half - 0.3, 18.7, -0.5], [half + 0.3, 19.1, 13], outdoor.trim),
    ...coveredRoof([0, 19, 6.3], [2 * half + 0.6, 2, 13.4], 0.6, outdoor.sheets),
  ]
}

export const BLOCKS = {
  tower: (): Shape[] => [
    ...tower(),
    ...pavement(111),
    ...surroundings(112),
    ...tree({ at: [-7.6, -3.8], height: 6.4, spread: 2.2, green: 'lime', seed: 118, leaf: 0.12 }),
    ...tree({ at: [7.8, -3.8], height: 6, spread: 2.1, green: 'olive', seed: 119, leaf: 0.11 }),
    ...lamp(12, -6),
  ],
  court: (): Shape[] => [...court(), ...pavement(121), ...surroundings(122)],
  slab: (): Shape[] => [...panelBlock(), ...pavement(131), ...surroundings(132)],
  balcony: (): Shape[] => [
    ...balconyHouse(),
    ...adjoining(outdoor.rough, outdoor.tuff, 7.4),
    ...oldStreet(141),
    ...slimTree({ at: [-22, 14], height: 14, spread: 1.4, green: 'cypress', seed: 143, leaf: 0.16 }),
  ],
  avenue: (): Shape[] => [
    ...tuffHouse(),
    ...adjoining(outdoor.plaster, outdoor.rough, 11),
    ...oldStreet(151),
  ],
}
