import { distance, type Point } from '~backend/platform/distance'
import { findSectorByKey, SECTORS } from '../sectors'
import type { Flat } from './flat'

/** Feature groups in display order. */
export const FEATURE_GROUPS = [
  'place',
  'building',
  'condition',
  'size',
  'floor',
  'comfort',
  'nearby',
] as const
export type FeatureGroup = (typeof FEATURE_GROUPS)[number]

export interface Feature {
  key: string
  group: FeatureGroup
  value: number
  /** Ridge penalty: number of flats at which the effect counts by half. */
  penalty: number
}

/** Reference flat of all effects; area in m², floors counted in storeys. */
export const BASELINE_FLAT = { area: 70, floor: 6, totalFloors: 10, metresPerRoom: 25 } as const

/** Knots of the area curve, in m²: small and large flats are priced differently. */
const SMALL_AREA = 50
const LARGE_AREA = 120

/** Bounds in m² beyond which the price per m² is constant. */
const AREA_BOUNDS = { min: 20, max: 400 } as const

/** Share of the published sector differences used as prior. */
const PUBLISHED_SHARE = 0.8

/**
 * Returns the features of a flat.
 * Combinations of place, status and condition are cells shrunk towards their parts. The penalties were chosen
 * on real advertisements, where half to twice of them scored alike.
 * See docs/decisions/0007-price-estimate-model.md.
 */
export function toFeatures(flat: Flat): Feature[] {
  const { sector, status, condition, apartmentType, yearRange, totalFloors } = flat
  const area = Math.log(clamp(flat.area, AREA_BOUNDS.min, AREA_BOUNDS.max) / BASELINE_FLAT.area)
  const floor = Math.min(flat.floor, totalFloors)
  const features: Feature[] = [
    indicator('place', `district ${findSectorByKey(sector)?.districtId}`, 5),
    indicator('place', `sector ${sector}`, 10),
    indicator('building', `status ${status}`, 3),
    indicator('building', `status ${status} in ${sector}`, 20),
    indicator('condition', `condition ${condition}`, 3),
    indicator('condition', `condition ${condition} of ${status}`, 10),
    indicator('condition', `condition ${condition} in ${sector}`, 40),
    { key: 'area', group: 'size', value: area, penalty: 3 },
    {
      key: 'small',
      group: 'size',
      value: Math.min(0, area - Math.log(SMALL_AREA / BASELINE_FLAT.area)),
      penalty: 10,
    },
    {
      key: 'large',
      group: 'size',
      value: Math.max(0, area - Math.log(LARGE_AREA / BASELINE_FLAT.area)),
      penalty: 10,
    },
    { key: 'height', group: 'floor', value: (clamp(floor, 0, 20) - BASELINE_FLAT.floor) / 10, penalty: 20 },
    {
      key: 'storeys',
      group: 'floor',
      value: (clamp(totalFloors, 1, 30) - BASELINE_FLAT.totalFloors) / 10,
      penalty: 20,
    },
  ]
  if (flat.point) features.push(centreFeature(flat.point))
  if (floor <= 1) features.push(indicator('floor', 'ground floor', 20))
  if (floor >= totalFloors) features.push(indicator('floor', 'top floor', 20))
  if (apartmentType) features.push(indicator('building', `series ${apartmentType}`, 20))
  if (yearRange) features.push(indicator('building', `years ${yearRange}`, 20))
  if (flat.rooms !== null) features.push(roomsFeature(flat.rooms, area))
  if (flat.balconyArea !== null)
    features.push({
      key: 'balcony',
      group: 'comfort',
      value: clamp(flat.balconyArea, 0, 30) / 10,
      penalty: 20,
    })
  if (flat.hasElevator === false && floor > 4) features.push(indicator('comfort', 'stairs only', 20))
  return features
}

/** Freedom Square, and Chavchavadze Avenue in Vake: asking prices are highest around them. */
const CENTRES: readonly Point[] = [
  { lat: 41.6934, lng: 44.8015 },
  { lat: 41.7095, lng: 44.7672 },
]
/** Distance from the nearest centre, in metres. */
const CENTRE_DISTANCE = { min: 300, typical: 2_000 } as const

function centreFeature(point: Point): Feature {
  const away = Math.min(...CENTRES.map((centre) => distance(centre, point)))
  const value = Math.log(Math.max(CENTRE_DISTANCE.min, away) / CENTRE_DISTANCE.typical)
  return { key: 'centre', group: 'place', value, penalty: 3 }
}

function roomsFeature(rooms: number, area: number): Feature {
  const typicalRooms = (BASELINE_FLAT.area * Math.exp(area)) / BASELINE_FLAT.metresPerRoom
  return { key: 'rooms', group: 'size', value: Math.log(clamp(rooms, 1, 12) / typicalRooms), penalty: 20 }
}

function indicator(group: FeatureGroup, key: string, penalty: number): Feature {
  return { key, group, value: 1, penalty }
}

/**
 * Returns the published log price level of a sector relative to the median, or of its district if missing.
 */
export function getPublishedLevel(key: string): number {
  return publishedLevels.get(key) ?? 0
}

const medianLevel = median(SECTORS.flatMap(({ level }) => level ?? []))

const publishedLevels = new Map(
  SECTORS.map((sector) => {
    const district = SECTORS.filter(({ districtId }) => districtId === sector.districtId)
    const level = sector.level ?? median(district.flatMap(({ level }) => level ?? []))
    return [sector.key, PUBLISHED_SHARE * Math.log(level / medianLevel)] as const
  }),
)

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
