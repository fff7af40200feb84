import type { Random } from '../../random'
import type { Lighting } from '../mood'
import type { Palette } from '../palette'

export interface Brush {
  random: Random
  mood: Lighting
  palette: Palette
}

export interface House {
  body: string
  x: number
  width: number
  door: number
}

export const pickLeftEdge = (random: Random, width: number) =>
  Math.round((1200 - width) / 2 + random.between(-70, 70))
