import type { Random } from '../random'
import { mix } from './colour'

export interface Lighting {
  name: 'day' | 'sunset' | 'night'
  sky: readonly [string, string, string]
  sun: string
  cloud: string
  hills: readonly [string, string, string]
  far: readonly string[]
  grass: string
  pavement: string
  road: string
  leaves: readonly string[]
  glass: readonly string[]
  /** Share of lit windows. */
  lit: number
  tint: string
  depth: number
}

const DAY_SKIES: readonly Pick<Lighting, 'sky'>[] = [
  { sky: ['#bcd8e6', '#dfebe8', '#fbf3e4'] },
  { sky: ['#a9c9dc', '#d3e2e4', '#f6eee0'] },
  { sky: ['#c9dcdc', '#e3eae2', '#f9f3e6'] },
  { sky: ['#b3c8d8', '#d9e0e0', '#f4e6d6'] },
]

const DAY = {
  name: 'day',
  sun: '#fdf1d3',
  cloud: '#fffdf9',
  hills: ['#bfd0c5', '#a4bcab', '#8dab92'],
  far: ['#dcd3c4', '#d3cdc6', '#e2d8c8', '#ccd0d0'],
  grass: '#a3b98c',
  pavement: '#d9d1c4',
  road: '#9a9590',
  leaves: ['#6a9468', '#7ea574', '#588062', '#8fae72'],
  glass: ['#a9c4d0', '#93b2c1', '#c0d5da', '#b4cbd0'],
  lit: 0.04,
  tint: '#ffffff',
  depth: 0,
} as const

const DAYS: readonly Lighting[] = DAY_SKIES.map((sky) => ({ ...DAY, ...sky }))

const SUNSET: Lighting = {
  ...DAY,
  name: 'sunset',
  sky: ['#e8b999', '#f2d6b8', '#fbeedb'],
  sun: '#fdeccb',
  cloud: '#fbeadb',
  hills: ['#cdbfae', '#b3ad98', '#95a086'],
  far: ['#dcc4ad', '#d3bfae', '#e2ccb2', '#cbbab0'],
  grass: '#a5a87c',
  road: '#938a84',
  leaves: ['#75895c', '#869765', '#627655', '#99a066'],
  glass: ['#e2c6a6', '#b9b7b4', '#cfc2b2', '#f0d6ae'],
  lit: 0.16,
  tint: '#f0a878',
  depth: 0.1,
}

const NIGHT: Lighting = {
  name: 'night',
  sky: ['#2c3a5c', '#5a6288', '#c99b88'],
  sun: '#f6ead2',
  cloud: '#7d83a3',
  hills: ['#4f5779', '#434c6b', '#384360'],
  far: ['#565c7d', '#60668a', '#4d5475', '#666a88'],
  grass: '#3d5049',
  pavement: '#6d6c7a',
  road: '#474854',
  leaves: ['#32504a', '#3c5b50', '#2b4543', '#466253'],
  glass: ['#3b4667', '#465173', '#333e5e', '#404b6c'],
  lit: 0.58,
  tint: '#2a3358',
  depth: 0.42,
}

export function pickLighting(random: Random): Lighting {
  const roll = random.next()
  if (roll < 0.12) return NIGHT
  if (roll < 0.3) return SUNSET
  return random.pick(DAYS)
}

export const applyLighting = (mood: Lighting, colour: string) => mix(colour, mood.tint, mood.depth)

export const pickPaneColour = (mood: Lighting, random: Random) =>
  random.chance(mood.lit) ? '#f7d894' : random.pick(mood.glass)
