import type { Random } from '../../random'
import type { Lighting } from '../mood'
import type { Palette } from '../palette'

/** What a house is drawn with. */
export interface Brush {
  random: Random
  mood: Lighting
  palette: Palette
}

export interface House {
  body: string
  /** Its left edge, width and the middle of its door. */
  x: number
  width: number
  door: number
}

/** The left edge of a house of this width somewhere near the middle. */
export const pickLeftEdge = (random: Random, width: number) =>
  Math.round((1200 - width) / 2 + random.between(-70, 70))
