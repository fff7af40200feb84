import { createRandom, type Random } from '../random'
import type { DrawnKind, Illustration, StillKind } from './kinds'
import { encodePlanFacts } from './plan/floor-plan'
import { PAINTS } from './stills/paints'
import { type Style, toStill } from './stills/variant'

export interface GalleryOptions {
  seed: string
  outside: DrawnKind
  style: Style
  /** Room of a business. */
  workplace?: 'office' | 'salesroom' | 'storeroom'
  area: number
  rooms: number
  bedrooms: number
}

/**
 * Builds the pictures of a statement, which show one building.
 * Rooms come first, except for houses, hotels and shops. Simple buildings have fewer pictures.
 */
export function buildGallery(options: GalleryOptions): Illustration[] {
  const { seed, outside, style, workplace } = options
  const random = createRandom(seed, 'gallery')
  const building: Illustration = { kind: outside, seed, n: 0 }
  const show = createInterior(random, style)
  const bothSides = () => [show('living'), show('living', 1)]
  if (outside === 'land') return [building]
  if (outside === 'hotel') {
    if (isUnfinished(style)) return [building, ...bothSides()]
    const balcony = createInterior(random, 'warm')('balcony')
    return [building, show('bedroom'), show('bedroom', 1), show('bathroom'), balcony]
  }
  if (workplace === 'storeroom') return [show(workplace), show(workplace, 1)]
  if (workplace)
    return outside === 'shop'
      ? [building, show(workplace), show(workplace, 1)]
      : [show(workplace), show(workplace, 1), building]
  if (outside === 'shop') return [building, ...bothSides()]

  const plan: Illustration = { kind: 'plan', seed, n: encodePlanFacts(options.area, options.rooms) }
  const inside = isUnfinished(style) ? bothSides() : listRooms(random, show, options)
  return outside === 'house' ? [building, ...inside, plan] : [...inside, building, plan]
}

type Show = (kind: StillKind, view?: number) => Illustration

const isUnfinished = (style: Style) =>
  style === 'concrete' || style === 'plaster' || style === 'empty' || style === 'worn'

/** Creates an interior: all rooms of a home share colours, light and its direction. */
function createInterior(random: Random, style: Style): Show {
  const [first, paint, isMirrored] = [
    random.whole(0, 1),
    random.whole(0, PAINTS.length - 1),
    random.chance(0.5),
  ]
  return (kind, view = 0) => toStill(kind, style, { view: first + view, isMirrored, paint })
}

function listRooms(random: Random, show: Show, { rooms, bedrooms }: GalleryOptions): Illustration[] {
  const bedCount = rooms > 1 ? Math.min(Math.max(bedrooms, 1), 3) : 0
  const beds = [show('bedroom'), show('nursery'), show('bedroom', 1)].slice(0, bedCount)
  const balcony = random.chance(0.55) && beds.length < 3 ? [createInterior(random, 'warm')('balcony')] : []
  return [...listLivingRooms(show, rooms), ...beds, show('kitchen'), show('bathroom'), ...balcony]
}

/** Lists living rooms. A single room is also the bedroom; two rooms are smaller than three. */
function listLivingRooms(show: Show, rooms: number): Illustration[] {
  if (rooms <= 1) return [show('studio'), show('studio', 1)]
  return [show(rooms === 2 ? 'lounge' : 'living')]
}
