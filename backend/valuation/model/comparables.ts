import { distance, type Point } from '../../locations/distance'
import type { Flat, Offer } from './flat'
import { type Levels, levelOf } from './levels'

/** An offer near by that speaks for the price of a flat. */
export interface Comparable {
  offer: Offer
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
const REACH = 400
/** Further away nothing is compared, metres. */
export const FURTHEST = 2_000
const MOST = 60
/** An offer of the same day counts as much as two of this age, days. */
const HALF_LIFE = 180
const OTHER_STATUS = 0.5
const OTHER_CONDITION = 0.7
/** So many close and alike offers are needed before half of what they say is believed. */
const DOUBT = 3
/** One offer cannot say more than so many times the usual distance from the levels. */
const FAR = 2

/**
 * The offers that speak most for a flat, the strongest first; in whatever order they are given.
 *
 * @param levelOfOffer for whoever asks about the same offers again and again
 */
export function comparablesOf(
  levels: Levels,
  flat: Flat,
  offers: Iterable<Offer>,
  levelOfOffer: (offer: Offer) => number = (offer) => levelOf(levels, offer),
): Comparable[] {
  const { point } = flat
  if (!point) return []
  const level = levelOf(levels, flat)
  const near = [...offers].flatMap((offer): Comparable[] => {
    const away = offer.point ? distance(point, offer.point) : Number.POSITIVE_INFINITY
    if (away > FURTHEST) return []
    const explained = levelOfOffer(offer)
    const weight =
      Math.exp(-away / REACH) *
      0.5 ** (Math.max(0, offer.ageDays) / HALF_LIFE) *
      (offer.status === flat.status ? 1 : OTHER_STATUS) *
      (offer.condition === flat.condition ? 1 : OTHER_CONDITION)
    const premium = Math.log(offer.price / offer.area) - explained
    return [{ offer, distance: away, adjustment: Math.exp(level - explained), weight, premium }]
  })
  return near.sort((one, other) => other.weight - one.weight || one.offer.id - other.offer.id).slice(0, MOST)
}

/** How much dearer the surroundings are than the levels say, as a logarithm: the comparables' premiums, shrunk. */
export function nearbyPremium({ scale }: Levels, comparables: readonly Comparable[]): number {
  let sum = 0
  let weights = DOUBT
  for (const { premium, weight } of comparables) {
    sum += weight * Math.min(FAR * scale, Math.max(-FAR * scale, premium))
    weights += weight
  }
  return sum / weights
}

/** Offers by squares of the map, to find those near a point among many. */
export class Surroundings {
  readonly #squares = new Map<string, Offer[]>()

  constructor(offers: Iterable<Offer>) {
    for (const offer of offers) {
      if (!offer.point) continue
      const key = squareOf(offer.point, 0, 0)
      const square = this.#squares.get(key)
      if (square) square.push(offer)
      else this.#squares.set(key, [offer])
    }
  }

  /** All that are nearer than `FURTHEST`, and some more. */
  *near(point: Point): Generator<Offer> {
    for (const north of [-1, 0, 1])
      for (const east of [-1, 0, 1]) yield* this.#squares.get(squareOf(point, north, east)) ?? []
  }
}

/** A fortieth of a degree: more than `FURTHEST` both ways at the latitude of Tbilisi (2,780 m by 2,070 m). */
const PER_DEGREE = 40

function squareOf({ lat, lng }: Point, north: number, east: number): string {
  return `${Math.floor(lat * PER_DEGREE) + north} ${Math.floor(lng * PER_DEGREE) + east}`
}
