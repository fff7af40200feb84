import { createRandom } from '../random'
import type { Illustration, PictureKind } from './kinds'
import { encodePlanFacts } from './plan/floor-plan'

/** What of a statement decides its pictures. */
export interface GalleryOptions {
  /** One per statement: small letters and digits. */
  seed: string
  /** Which kind of house it is in, or what it is. */
  outside: PictureKind
  /** Square metres. */
  area: number
  /** 0 when it has none to show: land, a shop. */
  rooms: number
  bedrooms: number
}

/** Pictures in the order of a walk: the house, its rooms, the view, the plan. Five to eight of a home, fewer of a plot. */
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
