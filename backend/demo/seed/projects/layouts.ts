import { toPicturePath } from '../../pictures/file-names'
import { encodePlanFacts } from '../../pictures/plan/floor-plan'
import type { Random } from '../../random'

export interface Layout {
  rooms: number
  area: number
  floorFrom: number
  floorTo: number
  /** Price in USD per m². */
  squarePrice: number
  path: string
}

const FLAT_KINDS: readonly (readonly [rooms: number, min: number, max: number])[] = [
  [1, 30, 38],
  [2, 44, 52],
  [2, 56, 66],
  [3, 70, 84],
  [3, 88, 104],
  [4, 112, 138],
]

export function createLayouts(random: Random, seed: string, floors: number, squarePrice: number): Layout[] {
  const first = random.whole(0, 1)
  return FLAT_KINDS.slice(first, first + random.whole(4, 5)).map(([rooms, min, max]) => {
    const area = Math.round(random.between(min, max) * 10) / 10
    const floorFrom = random.whole(2, 4)
    return {
      rooms,
      area,
      floorFrom,
      floorTo: Math.max(floorFrom, floors - random.whole(0, 3)),
      squarePrice: Math.round((squarePrice * (area / 65) ** -0.07 * random.between(0.97, 1.06)) / 10) * 10,
      path: toPicturePath({ kind: 'plan', seed, n: encodePlanFacts(area, rooms) }),
    }
  })
}
