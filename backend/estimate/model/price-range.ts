import type { Flat } from './flat'

export const SEGMENTS = ['large', 'few', 'old', 'ordinary'] as const
export type Segment = (typeof SEGMENTS)[number]

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
/** Below this a segment uses the wider of its own range and the overall one. */
const MIN_ERRORS = 40
const TAIL_SHARE = 0.1

export function getSegment({ status, area }: Flat, total: number, offersInSector: number): Segment {
  if (area > LARGE_AREA || total > LARGE_PRICE) return 'large'
  if (offersInSector < MIN_SECTOR_FLATS) return 'few'
  return status === 'old_building' ? 'old' : 'ordinary'
}

/** A cross-validated error: log of asking price over estimate. */
export interface PredictionError {
  segment: Segment
  error: number
}

export type Ranges = Record<Segment, PriceRange>

/** Split conformal prediction by segment: ranges cover eight of ten errors. */
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

/** Quantiles that cover the next, unseen error eight times in ten. */
function fitRange(errors: readonly number[]): PriceRange {
  const sorted = [...errors].sort((one, other) => one - other)
  const outside = Math.max(0, Math.floor((sorted.length + 1) * TAIL_SHARE) - 1)
  const low = sorted[outside] ?? 0
  const high = sorted[sorted.length - 1 - outside] ?? 0
  return { low: Math.exp(Math.min(0, low)), high: Math.exp(Math.max(0, high)) }
}
