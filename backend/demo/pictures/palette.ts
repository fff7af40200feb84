import { createRandom } from '../random'
import { tone } from './colour'

export interface Palette {
  accent: string
  second: string
  plaster: string
  wood: string
  cabinet: string
  roof: string
}

type Tone = readonly [hue: number, saturation: number, lightness: number]

const toColours = (tones: readonly Tone[]) => tones.map((each) => tone(...each))

// Based on the site's brick, pine, amber and river, each below 45 % saturation.
const BRICK = tone(12, 43, 47)
const CLAY = tone(20, 40, 55)
const OCHRE = tone(37, 44, 58)
const PINE = tone(161, 38, 31)
const SAGE = tone(128, 17, 52)
const RIVER = tone(204, 35, 44)
const DUSK = tone(216, 20, 54)
const PLUM = tone(346, 24, 46)

const PAIRS: readonly (readonly [string, string])[] = [
  [BRICK, SAGE],
  [BRICK, DUSK],
  [CLAY, PINE],
  [CLAY, RIVER],
  [OCHRE, RIVER],
  [OCHRE, PLUM],
  [PINE, OCHRE],
  [PINE, CLAY],
  [SAGE, BRICK],
  [RIVER, OCHRE],
  [RIVER, CLAY],
  [DUSK, CLAY],
  [PLUM, SAGE],
]

const PLASTERS = toColours([
  [38, 34, 82],
  [24, 32, 80],
  [88, 15, 82],
  [12, 38, 83],
  [200, 15, 83],
  [46, 32, 80],
  [345, 20, 83],
])
const WOODS = toColours([
  [24, 34, 36],
  [20, 32, 29],
  [30, 36, 43],
  [164, 22, 30],
])
const ROOFS = toColours([
  [11, 42, 44],
  [14, 38, 38],
  [18, 36, 48],
  [8, 30, 35],
])

const CABINETS = toColours([
  [38, 24, 91],
  [205, 10, 42],
  [156, 14, 40],
  [33, 34, 62],
])

export function createPalette(seed: string): Palette {
  const random = createRandom(seed, 'palette')
  const [accent, second] = random.pick(PAIRS)
  const cabinets = [accent, second, ...CABINETS]

  return {
    accent,
    second,
    plaster: random.pick(PLASTERS),
    wood: random.pick(WOODS),
    cabinet: random.pick(cabinets),
    roof: random.pick(ROOFS),
  }
}
