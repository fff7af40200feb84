import type { Flat } from './flat'

/** Kinds of estimates that are sure to different degrees. */
export const SEGMENTS = ['large', 'few', 'old', 'ordinary'] as const
export type Segment = (typeof SEGMENTS)[number]

/** Bounds of the range as multiples of the estimate: about eight prices in ten lie between. */
export interface PriceRange {
  low: number
  high: number
}

/** A sector with fewer offers is known from its neighbours more than from itself. */
const MIN_SECTOR_FLATS = 15
const LARGE_AREA = 120
/** USD; somewhat less than where real advertisements are harder to tell, 200,000: a dear flat is often estimated too low. */
const LARGE_PRICE = 170_000
/** A segment with fewer errors than this is given the wider of its own range and everybody's. */
const MIN_ERRORS = 40
const TAIL_SHARE = 0.1

/** How sure an estimate is, by what is known before the price is: errors differ most by these. */
export function getSegment({ status, area }: Flat, total: number, offersInSector: number): Segment {
  if (area > LARGE_AREA || total > LARGE_PRICE) return 'large'
  if (offersInSector < MIN_SECTOR_FLATS) return 'few'
  return status === 'old_building' ? 'old' : 'ordinary'
}

/** An error of an estimate that had not seen the price: logarithm of asked over estimated. */
export interface PredictionError {
  segment: Segment
  error: number
}

export type Ranges = Record<Segment, PriceRange>

/** The ranges that hold eight of ten such errors: split conformal, by segment. */
export function fitRanges(errors: readonly PredictionError[]): Ranges {
  const all = errors.map(({ error }) => error)
  const everybody = fitRange(all)
  const entries = SEGMENTS.map((segment): [Segment, PriceRange] => {
    const own = errors.filter((prediction) => prediction.segment === segment).map(({ error }) => error)
    const range = own.length === 0 ? everybody : fitRange(own)
    return [segment, own.length >= MIN_ERRORS ? range : widerRange(range, everybody)]
  })
  return Object.fromEntries(entries) as Ranges
}

export function widerRange(one: PriceRange, other: PriceRange): PriceRange {
  return { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high) }
}

/** Quantiles at which the next error, not one of these, lies inside eight times in ten. */
function fitRange(errors: readonly number[]): PriceRange {
  const sorted = [...errors].sort((one, other) => one - other)
  const outside = Math.max(0, Math.floor((sorted.length + 1) * TAIL_SHARE) - 1)
  const low = sorted[outside] ?? 0
  const high = sorted[sorted.length - 1 - outside] ?? 0
  return { low: Math.exp(Math.min(0, low)), high: Math.exp(Math.max(0, high)) }
}
