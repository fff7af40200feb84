import type { Flat } from './flat'

/** Kinds of estimates that are sure to different degrees. */
export const SEGMENTS = ['large', 'few', 'old', 'ordinary'] as const
export type Segment = (typeof SEGMENTS)[number]

/** Bounds of the range as multiples of the estimate: about eight prices in ten lie between. */
export interface Range {
  low: number
  high: number
}

/** A sector with fewer offers is known from its neighbours more than from itself. */
const FEW_OFFERS = 15
const LARGE_AREA = 120
/** USD; somewhat less than where real advertisements are harder to tell, 200,000: a dear flat is often estimated too low. */
const LARGE_PRICE = 170_000
/** A segment with fewer errors than this is given the wider of its own range and everybody's. */
const ENOUGH_ERRORS = 40
const LEFT_OUT_EACH_SIDE = 0.1

/** How sure an estimate is, by what is known before the price is: errors differ most by these. */
export function segmentOf({ status, area }: Flat, total: number, offersInSector: number): Segment {
  if (area > LARGE_AREA || total > LARGE_PRICE) return 'large'
  if (offersInSector < FEW_OFFERS) return 'few'
  return status === 'old_building' ? 'old' : 'ordinary'
}

/** An error of an estimate that had not seen the price: logarithm of asked over estimated. */
export interface Miss {
  segment: Segment
  error: number
}

export type Ranges = Record<Segment, Range>

/** The ranges that hold eight of ten such errors: split conformal, by segment. */
export function rangesOf(misses: readonly Miss[]): Ranges {
  const all = misses.map(({ error }) => error)
  const everybody = rangeOf(all)
  const entries = SEGMENTS.map((segment): [Segment, Range] => {
    const own = misses.filter((miss) => miss.segment === segment).map(({ error }) => error)
    const range = own.length === 0 ? everybody : rangeOf(own)
    return [segment, own.length >= ENOUGH_ERRORS ? range : wider(range, everybody)]
  })
  return Object.fromEntries(entries) as Ranges
}

export function wider(one: Range, other: Range): Range {
  return { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high) }
}

/** Quantiles at which the next error, not one of these, lies inside eight times in ten. */
function rangeOf(errors: readonly number[]): Range {
  const sorted = [...errors].sort((one, other) => one - other)
  const outside = Math.max(0, Math.floor((sorted.length + 1) * LEFT_OUT_EACH_SIDE) - 1)
  const low = sorted[outside] ?? 0
  const high = sorted[sorted.length - 1 - outside] ?? 0
  return { low: Math.exp(Math.min(0, low)), high: Math.exp(Math.max(0, high)) }
}
