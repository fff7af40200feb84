import { createRandom } from '../random'
import { tone } from './colour'

/** Colours of a logo. */
export interface Palette {
  accent: string
  second: string
}

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

export function createPalette(seed: string): Palette {
  const [accent, second] = createRandom(seed, 'palette').pick(PAIRS)
  return { accent, second }
}
