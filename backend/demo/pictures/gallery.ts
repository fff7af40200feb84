import { createRandom } from '../random'
import type { Illustration, PictureKind } from './kinds'
import { encodePlanFacts } from './plan/floor-plan'

export interface GalleryOptions {
  seed: string
  outside: PictureKind
  area: number
  rooms: number
  bedrooms: number
}

/** In tour order: house, rooms, view, plan; five to eight for a home, fewer for land. */
export function buildGallery({ seed, outside, area, rooms, bedrooms }: GalleryOptions): Illustration[] {
  const of = (kind: PictureKind, n = 0): Illustration => ({ kind, seed, n })
  if (outside === 'land') return [of('land'), of('land', 1), of('land', 2)]
  if (outside === 'shop') return [of('shop'), of('shop', 1), of('bathroom')]
  if (outside === 'hotel')
    return [of('hotel'), of('hotel', 1), of('bedroom'), of('bedroom', 1), of('bathroom'), of('balcony')]

  const view = createRandom(seed, 'gallery').chance(0.55)
  const beds = Array.from({ length: Math.min(Math.max(bedrooms, rooms > 1 ? 1 : 0), 3) }, (_, at) =>
    of('bedroom', at),
  )
  return [
    of(outside),
    of('living'),
    ...beds,
    of('kitchen'),
    of('bathroom'),
    ...(view && beds.length < 3 ? [of('balcony')] : []),
    of('plan', encodePlanFacts(area, rooms)),
  ]
}
