import { SECTORS, sectorOfKey } from '../words/sectors'
import type { Flat } from './flat'

/** What the parts of an estimate are called, in the order in which they are told. */
export const GROUPS = ['place', 'building', 'condition', 'size', 'floor', 'comfort', 'nearby'] as const
export type Group = (typeof GROUPS)[number]

/** One thing about a flat that may move its price per m². */
export interface Feature {
  key: string
  group: Group
  value: number
  /** How many flats' worth of doubt: an effect is believed as far as more flats than these show it. */
  doubt: number
}

/** The flat that all effects are told against, m² and storeys. */
export const ORDINARY = { area: 70, floor: 6, totalFloors: 10, metresPerRoom: 25 } as const

/** Kinks of the curve of area, m²: small flats and large ones are priced by rules of their own. */
const SMALL = 50
const LARGE = 120

/** Beyond these the price of a square metre changes no further, m². */
const AREAS = { least: 20, most: 400 } as const

/** How much of the published difference between sectors is taken over before a sector's own flats speak. */
const PUBLISHED_SHARE = 0.8

/**
 * All features of a flat. Combinations of place, status and condition are cells of a table, each shrunk towards what
 * its parts say; doubts were chosen on real advertisements, where anything from half to twice of them scored alike
 * (docs/decisions/0007-the-estimate.md).
 */
export function featuresOf(flat: Flat): Feature[] {
  const { sector, status, condition, apartmentType, yearRange, totalFloors } = flat
  const area = Math.log(clamp(flat.area, AREAS.least, AREAS.most) / ORDINARY.area)
  const floor = Math.min(flat.floor, totalFloors)
  const features: Feature[] = [
    is('place', `district ${sectorOfKey(sector)?.districtId}`, 10),
    is('place', `sector ${sector}`, 10),
    is('building', `status ${status}`, 3),
    is('building', `status ${status} in ${sector}`, 20),
    is('condition', `condition ${condition}`, 3),
    is('condition', `condition ${condition} of ${status}`, 10),
    is('condition', `condition ${condition} in ${sector}`, 40),
    { key: 'area', group: 'size', value: area, doubt: 3 },
    { key: 'small', group: 'size', value: Math.min(0, area - Math.log(SMALL / ORDINARY.area)), doubt: 10 },
    { key: 'large', group: 'size', value: Math.max(0, area - Math.log(LARGE / ORDINARY.area)), doubt: 10 },
    { key: 'height', group: 'floor', value: (clamp(floor, 0, 20) - ORDINARY.floor) / 10, doubt: 20 },
    {
      key: 'storeys',
      group: 'floor',
      value: (clamp(totalFloors, 1, 30) - ORDINARY.totalFloors) / 10,
      doubt: 20,
    },
  ]
  if (floor <= 1) features.push(is('floor', 'ground floor', 20))
  if (floor >= totalFloors) features.push(is('floor', 'top floor', 20))
  if (apartmentType) features.push(is('building', `series ${apartmentType}`, 20))
  if (yearRange) features.push(is('building', `years ${yearRange}`, 20))
  if (flat.rooms !== null) features.push(roomsOf(flat.rooms, area))
  if (flat.balconyArea !== null)
    features.push({
      key: 'balcony',
      group: 'comfort',
      value: clamp(flat.balconyArea, 0, 30) / 10,
      doubt: 20,
    })
  if (flat.hasElevator === false && floor > 4) features.push(is('comfort', 'stairs only', 20))
  return features
}

/** More rooms than are usual for the area, as a logarithm. */
function roomsOf(rooms: number, area: number): Feature {
  const usual = (ORDINARY.area * Math.exp(area)) / ORDINARY.metresPerRoom
  return { key: 'rooms', group: 'size', value: Math.log(clamp(rooms, 1, 12) / usual), doubt: 20 }
}

function is(group: Group, key: string, doubt: number): Feature {
  return { key, group, value: 1, doubt }
}

/** What published prices say of a sector, against the middle one, as a logarithm; of its district where it is not there. */
export function publishedLevel(key: string): number {
  return publishedLevels.get(key) ?? 0
}

const middleLevel = middleOf(SECTORS.flatMap(({ level }) => level ?? []))

const publishedLevels = new Map(
  SECTORS.map((sector) => {
    const district = SECTORS.filter(({ districtId }) => districtId === sector.districtId)
    const level = sector.level ?? middleOf(district.flatMap(({ level }) => level ?? []))
    return [sector.key, PUBLISHED_SHARE * Math.log(level / middleLevel)] as const
  }),
)

/** The median. */
export function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
