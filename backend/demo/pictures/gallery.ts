import { createRandom, type Random } from '../random'
import type { Illustration, IndoorKind, OutdoorKind } from './kinds'
import { encodePlanFacts } from './plan/floor-plan'
import { PAINT_COUNT } from './stills/paints'
import { isBareStyle, OUTDOOR_STYLES, type OutdoorStyle, type Style, toStill } from './stills/variant'

/** The building or the ground, as seen from the street. */
export interface Outside {
  kind: OutdoorKind
  style: OutdoorStyle
}

export interface GalleryOptions {
  seed: string
  outside: Outside
  style: Style
  /** Room of a business. */
  workplace?: 'office' | 'salesroom' | 'storeroom'
  area: number
  /** Area of a plot or yard in m². */
  landArea: number | null
  rooms: number
  bedrooms: number
}

/**
 * Builds the pictures of a statement, which show one building.
 * Rooms come first, except for houses, hotels, shops and unfinished homes. Simple buildings have fewer.
 */
export function buildGallery(options: GalleryOptions): Illustration[] {
  const { seed, outside, style, workplace, landArea } = options
  const random = createRandom(seed, 'gallery')
  const show = createInterior(random, style)
  const showOutside = createExterior(createRandom(seed, 'outside'), outside)
  const building = showOutside(outside.kind)
  const bothSides = () => [show('living'), show('living', 1)]
  const site = landArea === null ? [] : [toSitePlan(seed, landArea)]
  if (outside.kind === 'land') return [building, ...site]
  if (outside.kind === 'hotel') {
    if (isBareStyle(style)) return [building, ...bothSides()]
    const balcony = createInterior(random, 'warm')('balcony')
    return [building, show('bedroom'), show('bedroom', 1), show('bathroom'), balcony]
  }
  if (workplace) return listBusiness(outside, building, [show(workplace), show(workplace, 1)])
  if (outside.kind === 'shop') return [building, ...bothSides()]

  const plan: Illustration = { kind: 'plan', seed, n: encodePlanFacts(options.area, options.rooms) }
  const inside = isBareStyle(style) ? bothSides() : listRooms(random, show, options)
  if (outside.kind === 'house') {
    const yard = landArea === null ? [] : [showOutside('yard')]
    return [building, ...yard, ...inside, plan, ...site]
  }
  return isBareStyle(style) ? [building, plan, ...inside] : [...inside, building, plan]
}

/** Lists a business: an office starts with its rooms, a shop or warehouse with its front. */
const listBusiness = ({ kind }: Outside, building: Illustration, rooms: Illustration[]) =>
  kind === 'shop' || kind === 'warehouse' ? [building, ...rooms] : [...rooms, building]

/** Maximum number that a file name can encode. */
const MAX_AREA = 999_999

const toSitePlan = (seed: string, area: number): Illustration => ({
  kind: 'site',
  seed,
  n: Math.min(MAX_AREA, Math.round(area)),
})

type Show = (kind: IndoorKind, view?: number) => Illustration

const pickVariant = (random: Random) => ({
  view: random.whole(0, 1),
  paint: random.whole(0, PAINT_COUNT - 1),
  isMirrored: random.chance(0.5),
})

/** Creates an interior: all rooms of a home share colours, light and its direction. */
function createInterior(random: Random, style: Style): Show {
  const { view: first, paint, isMirrored } = pickVariant(random)
  return (kind, view = 0) => toStill(kind, style, { view: first + view, isMirrored, paint })
}

/** Creates an exterior: the house and its yard share colours and light. */
function createExterior(random: Random, { style }: Outside) {
  const variant = pickVariant(random)
  return (kind: OutdoorKind) => toStill(kind, style, variant)
}

export const pickOutdoorStyle = (random: Random, kind: OutdoorKind): Outside => ({
  kind,
  style: random.pick<OutdoorStyle>(OUTDOOR_STYLES[kind]),
})

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
