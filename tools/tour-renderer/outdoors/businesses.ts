import { chair } from '../flat/furniture/seats'
import { table } from '../flat/furniture/tables'
import { box, cylinder, place } from '../flat/shapes'
import type { Shape } from '../ray-tracer/shape'
import { shopFloor } from './blocks'
import { meadow, outdoor } from './materials'
import {
  balcony,
  coveredRoof,
  doorUnit,
  fence,
  ground,
  lamp,
  openings,
  REVEAL,
  storey,
  street,
  windowUnit,
} from './parts'
import { bush, flowers, hedge, slimTree, tree } from './plants'

/** Shop on the ground floor of a street house, with an awning and plants at the door. */
function shop(): Shape[] {
  const half = 6.4
  const awning = { ...box([-half + 0.3, 3.02, -1.5], [half - 0.3, 3.06, 0], outdoor.cladding), tilt: 0.28 }
  return [
    box([-half, 0, REVEAL], [half, 7.8, 10], outdoor.plaster),
    ...shopFloor([-half, half], 4.1, 5, outdoor.stone),
    awning,
    ...storey({
      x: [-half, half],
      y: 4.1,
      height: 3.6,
      material: outdoor.plaster,
      openings: openings([-half, half], 5, 1.3, 0.7, 2.6),
      look: { bar: 0.7, surround: outdoor.trim },
    }),
    box([-half - 0.1, 4.05, -0.2], [half + 0.1, 4.25, 0], outdoor.trim),
    box([-half - 0.2, 7.7, -0.4], [half + 0.2, 8, 10], outdoor.trim),
    ...coveredRoof([0, 7.9, 5], [2 * half + 0.8, 1.8, 10.8], 0.6, outdoor.tiles),
    ...[-4.4, 4.4].flatMap((x, n) => [
      ...place(table(0.7, 0.7, 0.74, outdoor.timber, outdoor.iron), [x, 0.02, -2.2]),
      ...place(chair(outdoor.boards, outdoor.iron), [x - 0.7, 0.02, -2.2], Math.PI / 2),
      ...place(chair(outdoor.boards, outdoor.iron), [x + 0.7, 0.02, -2.2], -Math.PI / 2),
      cylinder([x + (n === 0 ? 2.6 : -2.6), 0, -0.9], 0.28, 0.5, outdoor.concrete, 1.15),
      ...flowers(x + (n === 0 ? 2.6 : -2.6), -0.9, 0.34, 160 + n).map((shape) => ({
        ...shape,
        at: [shape.at[0], shape.at[1] + 0.35, shape.at[2]] as const,
      })),
    ]),
  ]
}

const street2 = (seed: number): Shape[] => [
  ground(meadow(0.2), [-150, 8], [150, 160]),
  ...street(-7.2),
  ground(outdoor.slabs, [-60, -5.2], [60, 12], 0.02),
  ...tree({ at: [-9.6, -3.6], height: 7.4, spread: 2.6, green: 'lime', seed, leaf: 0.13 }),
  ...tree({ at: [9.4, -3.4], height: 8, spread: 2.8, green: 'plane', seed: seed + 1, leaf: 0.14 }),
  ...tree({ at: [-16, 9], height: 10, spread: 4, green: 'walnut', seed: seed + 2, leaf: 0.2 }),
  ...tree({ at: [15, 11], height: 11, spread: 4.2, green: 'lime', seed: seed + 3, leaf: 0.2 }),
]

/** Hall of sheet metal with roller doors and a ramp. */
function warehouse(): Shape[] {
  const half = 13
  const doors = [-8.6, -3, 2.6]
  return [
    box([-half, 0, 0], [half, 6.8, 22], outdoor.sheets),
    box([-half - 0.04, 0, -0.05], [half + 0.04, 1.1, 22], outdoor.concrete),
    ...doors.flatMap((x) => [
      box([x - 1.9, 1.1, -0.09], [x + 1.9, 4.9, 0], outdoor.white),
      ...Array.from({ length: 13 }, (_, n) =>
        box([x - 1.8, 1.12 + 0.28 * n, -0.13], [x + 1.8, 1.38 + 0.28 * n, -0.08], outdoor.steel, 0.02),
      ),
      ...[-1, 1].map((side) =>
        box([x + side * 2.15 - 0.14, 0.5, -0.45], [x + side * 2.15 + 0.14, 1.1, -0.05], outdoor.iron),
      ),
    ]),
    box([-half + 1, 0, -1.6], [5.2, 1.1, -0.05], outdoor.concrete),
    box([-half + 1, 5.1, -2.2], [5.2, 5.28, 0], outdoor.steel),
    ...place(doorUnit({ from: 7.6, to: 8.7, bottom: 0.05, top: 2.2 }, outdoor.facing), [0, 0, -0.2]),
    ...[7.2, 9.8, 11.4].flatMap((x) =>
      place(
        windowUnit({ from: x - 0.6, to: x + 0.6, bottom: 3.6, top: 4.8 }, { frame: outdoor.darkFrame }),
        [0, 0, -0.2],
      ),
    ),
    ...coveredRoof([0, 6.7, 11], [23.4, 2.1, 2 * half + 0.9], 1, outdoor.sheets, Math.PI / 2),
    ground(outdoor.asphalt, [-40, -16], [40, 0], 0.01),
    ground(meadow(0.4), [-150, -40], [150, 160], -0.02),
    // Pallets and drums beside the ramp.
    ...[0, 1, 2].flatMap((n) => [
      box([9.2, 0.14 + 0.16 * n, -3.6], [10.4, 0.26 + 0.16 * n, -2.4], outdoor.timber),
      box([9.2, 0.02 + 0.16 * n, -3.6], [9.4, 0.14 + 0.16 * n, -2.4], outdoor.beam),
    ]),
    ...[0, 1, 2].map((n) => cylinder([11.4 + 0.66 * (n % 2), 0, -2.7 - 0.6 * n], 0.29, 0.88, outdoor.facing)),
    ...tree({ at: [-19, 6], height: 10, spread: 3.8, green: 'plane', seed: 171, leaf: 0.2 }),
    ...tree({ at: [19, 8], height: 11, spread: 4, green: 'lime', seed: 172, leaf: 0.2 }),
    ...place(fence(-30, -14.6, 'iron', outdoor.concrete), [0, 0, -1]),
    ...place(fence(14.4, 30, 'iron', outdoor.concrete), [0, 0, -1]),
    ...bush(-15.4, -1.8, 0.9, 173),
    ...lamp(13.6, -2),
  ]
}

/** Small hotel: balconies for all rooms, and a canopy before the lobby. */
function hotel(): Shape[] {
  const half = 10.2
  const columns = 6
  return [
    box([-half, 0, REVEAL], [half, 17, 13], outdoor.plaster),
    ...shopFloor([-half, half], 4, 6, outdoor.facing),
    ...Array.from({ length: 4 }, (_, floor) => [
      ...storey({
        x: [-half, half],
        y: 4 + 3.2 * floor,
        height: 3.2,
        material: outdoor.plaster,
        openings: openings([-half, half], columns, 1.9, 0.1, 2.45),
        look: { frame: outdoor.darkFrame, hasSill: false },
      }),
      ...openings([-half, half], columns, 2.9, 0, 0).flatMap(({ from, to }) =>
        balcony([from, to], 4 + 3.2 * floor, 1.35, floor % 2 === 0 ? 'glass' : 'iron', outdoor.white),
      ),
    ]).flat(),
    box([-half - 0.5, 16.8, -1.6], [half + 0.5, 17.1, 13.4], outdoor.timber),
    box([-2.8, 3.3, -3.4], [2.8, 3.55, 0], outdoor.timber),
    ...[-2.6, 2.6].map((x) => cylinder([x, 0, -3.2], 0.09, 3.3, outdoor.steel)),
    ...[-4.6, 4.6].flatMap((x, n) =>
      slimTree({ at: [x, -2.2], height: 5.4, spread: 0.75, green: 'cypress', seed: 180 + n, leaf: 0.08 }),
    ),
    ...hedge([-10, 0, -1.7], [-5.6, 0.8, -1.1], 182, 'hedge', 14),
    ...hedge([5.6, 0, -1.7], [10, 0.8, -1.1], 183, 'hedge', 14),
    ...lamp(-12, -4.6),
  ]
}

export const BUSINESSES = {
  shop: (): Shape[] => [...shop(), ...street2(161)],
  warehouse,
  hotel: (): Shape[] => [...hotel(), ...street2(185)],
}
