import { findSectorByKey } from '../sectors'
import type { Flat } from './flat'

export type Segment = 'large' | 'few' | 'old' | 'ordinary'

/** Multiples of the estimate. */
export interface PriceRange {
  low: number
  high: number
}

/** Below this a sector is estimated mostly from its neighbours. */
const MIN_SECTOR_FLATS = 15
const LARGE_AREA = 120
/** USD; below 200,000, where real advertisements get harder to predict, as expensive flats are often underestimated. */
const LARGE_PRICE = 170_000

export function getSegment({ status, area }: Flat, total: number, offersInSector: number): Segment {
  if (area > LARGE_AREA || total > LARGE_PRICE) return 'large'
  if (offersInSector < MIN_SECTOR_FLATS) return 'few'
  return status === 'old_building' ? 'old' : 'ordinary'
}

/** USD, of the estimate: above, the errors are wider and more often upwards. */
const DEAR_PRICE = 140_000
/** Shares of prices that may lie below and above a range of eight in ten; half of what lies outside stays near the estimate of dear flats. */
const TAILS = { ordinary: { below: 0.1, above: 0.1 }, dear: { below: 0.15, above: 0.05 } } as const
const PRICE_CLASSES = ['ordinary', 'dear'] as const
type PriceClass = (typeof PRICE_CLASSES)[number]
/** With fewer errors a class uses the wider of its own range and the overall one. */
const MIN_CLASS_ERRORS = 40
/** With fewer errors a district has the range of all of them. */
const MIN_DISTRICT_ERRORS = 14
/** In logs, so that a bound can be widened by a factor. */
const MIN_BOUND = 0.01

/** A cross-validated error: log of asking price over estimate. */
export interface PredictionError {
  sector: string
  /** USD, as estimated. */
  total: number
  error: number
}

/** How far prices lie from the estimate, in logs, as positive numbers; or factors of that. */
interface Bounds {
  below: number
  above: number
}

export interface Ranges {
  classes: Record<PriceClass, Bounds>
  /** Factors of the bounds of a class, by the id of the district. */
  districts: Record<string, Bounds>
}

const EVERYWHERE: Bounds = { below: 1, above: 1 }

/** Split conformal prediction: bounds by the price that is estimated, widened or narrowed by how wrong estimates are in each district. */
export function fitRanges(errors: readonly PredictionError[]): Ranges {
  const everybody = findBounds(
    errors.map(({ error }) => error),
    TAILS.ordinary,
  )
  const classes = Object.fromEntries(
    PRICE_CLASSES.map((name) => {
      const own = errors.filter(({ total }) => getPriceClass(total) === name).map(({ error }) => error)
      const bounds = findBounds(own, TAILS[name])
      return [name, own.length >= MIN_CLASS_ERRORS ? bounds : widerBounds(bounds, everybody)]
    }),
  ) as Ranges['classes']

  const inBounds = new Map<string, number[]>()
  for (const { sector, total, error } of errors) {
    const { below, above } = classes[getPriceClass(total)]
    const key = getDistrict(sector)
    inBounds.set(key, [...(inBounds.get(key) ?? []), error < 0 ? error / below : error / above])
  }
  const districts = [...inBounds].filter(([, shares]) => shares.length >= MIN_DISTRICT_ERRORS)
  return {
    classes,
    districts: Object.fromEntries(
      districts.map(([district, shares]) => [district, findBounds(shares, TAILS.ordinary)]),
    ),
  }
}

export function findRange(
  { classes, districts }: Ranges,
  { sector, total }: Omit<PredictionError, 'error'>,
): PriceRange {
  const bounds = classes[getPriceClass(total)]
  const factors = districts[getDistrict(sector)] ?? EVERYWHERE
  return { low: Math.exp(-bounds.below * factors.below), high: Math.exp(bounds.above * factors.above) }
}

export function widerRange(one: PriceRange, other: PriceRange): PriceRange {
  return { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high) }
}

function widerBounds(one: Bounds, other: Bounds): Bounds {
  return { below: Math.max(one.below, other.below), above: Math.max(one.above, other.above) }
}

function getPriceClass(total: number): PriceClass {
  return total > DEAR_PRICE ? 'dear' : 'ordinary'
}

function getDistrict(sector: string): string {
  return String(findSectorByKey(sector)?.districtId)
}

/** Quantiles that leave out such shares of the next, unseen errors. */
function findBounds(errors: readonly number[], { below, above }: Bounds): Bounds {
  const sorted = [...errors].sort((one, other) => one - other)
  const outside = (share: number) => Math.max(0, Math.floor((sorted.length + 1) * share) - 1)
  return {
    below: Math.max(MIN_BOUND, -(sorted[outside(below)] ?? 0)),
    above: Math.max(MIN_BOUND, sorted[sorted.length - 1 - outside(above)] ?? 0),
  }
}
