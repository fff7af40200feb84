import { findSectorByKey } from '../sectors'
import type { Flat } from './flat'

export type Segment = 'large' | 'few' | 'old' | 'ordinary'

/** Range in multiples of the estimate. */
export interface PriceRange {
  low: number
  high: number
}

/** Minimum number of flats in a sector; below it, neighbours dominate the estimate. */
const MIN_SECTOR_FLATS = 15
const LARGE_AREA = 120
/**
 * Threshold of large prices in USD.
 * It is below 200,000, where real advertisements get harder to predict, because expensive flats are often
 * underestimated.
 */
const LARGE_PRICE = 170_000

export function getSegment({ status, area }: Flat, total: number, offersInSector: number): Segment {
  if (area > LARGE_AREA || total > LARGE_PRICE) return 'large'
  if (offersInSector < MIN_SECTOR_FLATS) return 'few'
  return status === 'old_building' ? 'old' : 'ordinary'
}

/** Estimate in USD above which errors are wider and more often upwards. */
const DEAR_PRICE = 140_000
/**
 * Shares of prices allowed below and above a range that covers eight of ten.
 * For expensive flats, half of the prices outside stay near the estimate.
 */
const TAILS = { ordinary: { below: 0.1, above: 0.1 }, dear: { below: 0.15, above: 0.05 } } as const
const PRICE_CLASSES = ['ordinary', 'dear'] as const
type PriceClass = (typeof PRICE_CLASSES)[number]
/** Minimum number of errors; with fewer, a class uses the wider of its own and the overall range. */
const MIN_CLASS_ERRORS = 40
/** Minimum number of errors; with fewer, a district uses the range of all districts. */
const MIN_DISTRICT_ERRORS = 14
/** Minimum bound in logs, so that it can be widened by a factor. */
const MIN_BOUND = 0.01

/** Cross-validated error: log of asking price over estimate. */
export interface PredictionError {
  sector: string
  /** Estimated price in USD. */
  total: number
  error: number
}

/** Distances of prices from the estimate, in logs and positive; or factors of such distances. */
interface Bounds {
  below: number
  above: number
}

export interface Ranges {
  classes: Record<PriceClass, Bounds>
  /** Factors of the bounds of a class, by district id. */
  districts: Record<string, Bounds>
}

const EVERYWHERE: Bounds = { below: 1, above: 1 }

/**
 * Fits ranges by split conformal prediction.
 * Bounds depend on the estimated price and are scaled by the errors in each district.
 */
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

/** Returns quantiles that exclude the given shares of unseen errors. */
function findBounds(errors: readonly number[], { below, above }: Bounds): Bounds {
  const sorted = [...errors].sort((one, other) => one - other)
  const outside = (share: number) => Math.max(0, Math.floor((sorted.length + 1) * share) - 1)
  return {
    below: Math.max(MIN_BOUND, -(sorted[outside(below)] ?? 0)),
    above: Math.max(MIN_BOUND, sorted[sorted.length - 1 - outside(above)] ?? 0),
  }
}
