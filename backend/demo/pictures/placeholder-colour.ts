import { createRandom } from '../random'
import { mix } from './colour'
import type { PictureKind } from './kinds'
import { pickLighting } from './mood'
import { createPalette, type Palette } from './palette'

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
  switch (kind) {
    case 'plan':
      return '#f3ede3'
    case 'logo':
      return getCachedPalette(seed).accent
    case 'living':
    case 'bedroom':
    case 'kitchen':
    case 'bathroom':
      return getCachedMixture(getCachedPalette(seed).wall, getCachedPalette(seed).floor, 0.25)
    case 'balcony':
      return getCachedMixture(
        pickLighting(createRandom(seed, n, kind, 'mood')).sky[1],
        getCachedPalette(seed).floor,
        0.2,
      )
    default: {
      const mood = pickLighting(createRandom(seed, n, 'mood'))
      return getCachedMixture(mood.sky[1], mood.hills[2], 0.4)
    }
  }
}
