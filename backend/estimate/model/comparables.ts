import { distance, type Point } from '~backend/platform/distance'
import type { Flat, FlatForSale } from './flat'
import { type HedonicRegression, predictLogPrice } from './hedonic-regression'

export interface Comparable {
  offer: FlatForSale
  /** Distance in metres. */
  distance: number
  /** Factor from its price per m² to the flat's: 1.1 if the flat is better by a tenth. */
  adjustment: number
  /** Relative weight, 0 to 1. */
  weight: number
  /** Difference between its log price and the regression's prediction. */
  premium: number
}

/** Distance in metres over which the weight falls by a factor of e. */
const DISTANCE_SCALE = 600
/** Maximum distance of a comparable, in metres. */
export const MAX_DISTANCE = 2_000
const MAX_COMPARABLES = 60
const HALF_LIFE_DAYS = 180
const OTHER_STATUS_WEIGHT = 0.5
const OTHER_CONDITION_WEIGHT = 0.7
/** Effective number of comparables at which their premium counts by half. */
const PRIOR_WEIGHT = 2
/** Maximum premium of one flat, in multiples of the regression's scale. */
const MAX_PREMIUM_SCALES = 2

/**
 * Finds the comparables with the greatest weight, independent of input order.
 * `predictCandidate` caches repeated calls with the same flats.
 */
export function findComparables(
  regression: HedonicRegression,
  flat: Flat,
  candidates: Iterable<FlatForSale>,
  predictCandidate: (offer: FlatForSale) => number = (offer) => predictLogPrice(regression, offer),
): Comparable[] {
  const { point } = flat
  if (!point) return []
  const logPrice = predictLogPrice(regression, flat)
  const near = [...candidates].flatMap((offer): Comparable[] => {
    const away = offer.point ? distance(point, offer.point) : Number.POSITIVE_INFINITY
    if (away > MAX_DISTANCE) return []
    const candidateLogPrice = predictCandidate(offer)
    const weight =
      Math.exp(-away / DISTANCE_SCALE) *
      0.5 ** (Math.max(0, offer.ageDays) / HALF_LIFE_DAYS) *
      (offer.status === flat.status ? 1 : OTHER_STATUS_WEIGHT) *
      (offer.condition === flat.condition ? 1 : OTHER_CONDITION_WEIGHT)
    const premium = Math.log(offer.price / offer.area) - candidateLogPrice
    return [{ offer, distance: away, adjustment: Math.exp(logPrice - candidateLogPrice), weight, premium }]
  })
  return near
    .sort((one, other) => other.weight - one.weight || one.offer.id - other.offer.id)
    .slice(0, MAX_COMPARABLES)
}

/** Returns the shrunken mean log premium of the comparables. */
export function nearbyPremium({ scale }: HedonicRegression, comparables: readonly Comparable[]): number {
  let sum = 0
  let weights = PRIOR_WEIGHT
  for (const { premium, weight } of comparables) {
    sum += weight * Math.min(MAX_PREMIUM_SCALES * scale, Math.max(-MAX_PREMIUM_SCALES * scale, premium))
    weights += weight
  }
  return sum / weights
}

export class SpatialGrid {
  readonly #squares = new Map<string, FlatForSale[]>()

  constructor(offers: Iterable<FlatForSale>) {
    for (const offer of offers) {
      if (!offer.point) continue
      const key = toCellKey(offer.point, 0, 0)
      const square = this.#squares.get(key)
      if (square) square.push(offer)
      else this.#squares.set(key, [offer])
    }
  }

  /** Yields the flats of neighbouring grid cells, some farther than `MAX_DISTANCE`. */
  *findNear(point: Point): Generator<FlatForSale> {
    for (const north of [-1, 0, 1])
      for (const east of [-1, 0, 1]) yield* this.#squares.get(toCellKey(point, north, east)) ?? []
  }
}

/** Grid resolution. Cells of 1/40° exceed `MAX_DISTANCE` both ways in Tbilisi (2,780 m by 2,070 m). */
const CELLS_PER_DEGREE = 40

function toCellKey({ lat, lng }: Point, north: number, east: number): string {
  return `${Math.floor(lat * CELLS_PER_DEGREE) + north} ${Math.floor(lng * CELLS_PER_DEGREE) + east}`
}
