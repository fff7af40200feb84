import { LRUCache } from 'lru-cache'
import { mix } from './colour'
import type { Kind } from './kinds'
import { moodOf } from './mood'
import { paletteOf } from './palette'
import { randomOf } from './random'

/** Few pairs are mixed, and again for every picture of every list. */
const mixtures = new LRUCache<string, string, [first: string, second: string, share: number]>({
  max: 1_000,
  memoMethod: (_key, _stale, { context }) => mix(...context),
})
const mixed = (...asked: [first: string, second: string, share: number]) =>
  mixtures.memo(asked.join(' '), { context: asked })

/** The colour that stands in a picture's place until it comes, about its average: `#rrggbb`. */
export function placeholder(seed: string, kind: Kind, n = 0) {
  const palette = paletteOf(seed)
  switch (kind) {
    case 'plan':
      return '#f3ede3'
    case 'logo':
      return palette.accent
    case 'living':
    case 'bedroom':
    case 'kitchen':
    case 'bathroom':
      return mixed(palette.wall, palette.floor, 0.25)
    case 'balcony':
      return mixed(moodOf(randomOf(seed, n, kind, 'mood')).sky[1], palette.floor, 0.2)
    default: {
      const mood = moodOf(randomOf(seed, n, 'mood'))
      return mixed(mood.sky[1], mood.hills[2], 0.4)
    }
  }
}
