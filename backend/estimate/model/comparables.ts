import { distance, type Point } from '~backend/locations/distance'
import type { Flat, FlatForSale } from './flat'
import { type HedonicRegression, predictLogPrice } from './hedonic-regression'

/** An offer near by that speaks for the price of a flat. */
export interface Comparable {
  offer: FlatForSale
  /** Metres from the flat. */
  distance: number
  /** What must be multiplied to the offer's price per m² for it to be the flat's: 1.1 where the flat is better by a tenth. */
  adjustment: number
  /** How much it speaks, next to the others: 0 to 1. */
  weight: number
  /** How much dearer it is than its features say, as a logarithm. */
  premium: number
}

/** Where something is `REACH` metres further, it says a third of what it would say here. */
const DISTANCE_SCALE = 400
/** Further away nothing is compared, metres. */
export const MAX_DISTANCE = 2_000
const MAX_COMPARABLES = 60
/** An offer of the same day counts as much as two of this age, days. */
const HALF_LIFE_DAYS = 180
const OTHER_STATUS_WEIGHT = 0.5
const OTHER_CONDITION_WEIGHT = 0.7
/** So many close and alike offers are needed before half of what they say is believed. */
const PRIOR_WEIGHT = 3
/** One offer cannot say more than so many times the usual distance from the levels. */
const MAX_PREMIUM_SCALES = 2

/**
 * The offers that speak most for a flat, the strongest first; in whatever order they are given.
 *
 * @param predictCandidate for whoever asks about the same offers again and again
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

/** How much dearer the surroundings are than the levels say, as a logarithm: the comparables' premiums, shrunk. */
export function nearbyPremium({ scale }: HedonicRegression, comparables: readonly Comparable[]): number {
  let sum = 0
  let weights = PRIOR_WEIGHT
  for (const { premium, weight } of comparables) {
    sum += weight * Math.min(MAX_PREMIUM_SCALES * scale, Math.max(-MAX_PREMIUM_SCALES * scale, premium))
    weights += weight
  }
  return sum / weights
}

/** Offers by squares of the map, to find those near a point among many. */
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

  /** All that are nearer than `FURTHEST`, and some more. */
  *findNear(point: Point): Generator<FlatForSale> {
    for (const north of [-1, 0, 1])
      for (const east of [-1, 0, 1]) yield* this.#squares.get(toCellKey(point, north, east)) ?? []
  }
}

/** A fortieth of a degree: more than `FURTHEST` both ways at the latitude of Tbilisi (2,780 m by 2,070 m). */
const CELLS_PER_DEGREE = 40

function toCellKey({ lat, lng }: Point, north: number, east: number): string {
  return `${Math.floor(lat * CELLS_PER_DEGREE) + north} ${Math.floor(lng * CELLS_PER_DEGREE) + east}`
}
