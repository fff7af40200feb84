import { mix } from './colour'
import type { Kind } from './kinds'
import { moodOf } from './mood'
import { type Palette, paletteOf } from './palette'
import { randomOf } from './random'

/** As many as there are pairs of a palette's and a mood's colours: under a hundred, asked for by every picture of a list. */
const mixtures = new Map<string, string>()

function mixed(first: string, second: string, share: number): string {
  const pair = `${first}${second}${share}`
  const known = mixtures.get(pair)
  if (known) return known
  const mixture = mix(first, second, share)
  mixtures.set(pair, mixture)
  return mixture
}

let kept: { seed: string; palette: Palette } | undefined

/** The palette of a seed: the pictures of one statement are asked for one after another. */
function keptPalette(seed: string): Palette {
  if (kept?.seed !== seed) kept = { seed, palette: paletteOf(seed) }
  return kept.palette
}

/** The colour that stands in a picture's place until it comes, about its average: `#rrggbb`. */
export function placeholder(seed: string, kind: Kind, n = 0) {
  switch (kind) {
    case 'plan':
      return '#f3ede3'
    case 'logo':
      return keptPalette(seed).accent
    case 'living':
    case 'bedroom':
    case 'kitchen':
    case 'bathroom':
      return mixed(keptPalette(seed).wall, keptPalette(seed).floor, 0.25)
    case 'balcony':
      return mixed(moodOf(randomOf(seed, n, kind, 'mood')).sky[1], keptPalette(seed).floor, 0.2)
    default: {
      const mood = moodOf(randomOf(seed, n, 'mood'))
      return mixed(mood.sky[1], mood.hills[2], 0.4)
    }
  }
}
