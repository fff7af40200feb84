import { createRandom } from '../random'
import { mix } from './colour'
import type { PictureKind } from './kinds'
import { pickLighting } from './mood'
import { createPalette, type Palette } from './palette'
import { findStill } from './stills/variant'

/** Under a hundred combinations, requested for every picture of a list. */
const mixtureCache = new Map<string, string>()

function getCachedMixture(first: string, second: string, share: number): string {
  const pair = `${first}${second}${share}`
  const known = mixtureCache.get(pair)
  if (known) return known
  const mixture = mix(first, second, share)
  mixtureCache.set(pair, mixture)
  return mixture
}

let lastPalette: { seed: string; palette: Palette } | undefined

function getCachedPalette(seed: string): Palette {
  if (lastPalette?.seed !== seed) lastPalette = { seed, palette: createPalette(seed) }
  return lastPalette.palette
}

export function getPlaceholderColour(seed: string, kind: PictureKind, n = 0) {
  const still = findStill({ seed, kind, n })
  if (still) return still.color
  switch (kind) {
    case 'plan':
      return '#f3ede3'
    case 'logo':
      return getCachedPalette(seed).accent
    default: {
      const mood = pickLighting(createRandom(seed, n, 'mood'))
      return getCachedMixture(mood.sky[1], mood.hills[2], 0.4)
    }
  }
}
