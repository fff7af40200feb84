import { sectorOfKey } from '../words/sectors'
import { type Comparable, comparablesOf, nearbyPremium } from './comparables'
import { type Contribution, explain } from './contributions'
import type { Model } from './fit'
import type { Flat, Offer } from './flat'
import { partOf } from './parts'
import { type Range, type Segment, segmentOf, wider } from './range'

/** Why there is no estimate. */
export const REASONS = [
  'not_tbilisi',
  'land',
  'unknown_sector',
  'too_many_floors',
  'too_few_comparables',
] as const
export type Reason = (typeof REASONS)[number]

/** What a flat would be asked for, whole USD. */
export interface Estimate {
  total: number
  perMetre: number
  /** Price of the ordinary flat; with the contributions it is exactly the total. */
  ordinary: number
  contributions: Contribution[]
  /** Holds about eight of ten prices. */
  range: { low: number; high: number }
  segment: Segment
  /** The strongest first. */
  comparables: Comparable[]
}

export type Answer = { estimate: Estimate } | { reason: Reason }

/** The specification's limit. */
export const MOST_FLOORS = 30
/** Fewer offers near by or in the sector are no market. */
export const FEWEST_COMPARABLES = 5

/**
 * What estimates on this kind of features were off by on real advertisements of 2023, which a market of made-up
 * statements cannot teach: a range is never shown narrower than this where the statements are made up.
 */
export const RANGE_ON_REAL_OFFERS: Range = { low: 0.77, high: 1.29 }

/**
 * Estimates a flat from a learned market and the offers around it; neither has seen what is asked for the flat itself.
 *
 * @param near offers that may be compared, in any order; those of the flat's own part are left out
 * @param madeUp whether the market is invented, so that its own errors say nothing about real ones
 */
export function estimate(model: Model, flat: Flat, near: Iterable<Offer>, { madeUp = false } = {}): Answer {
  if (!sectorOfKey(flat.sector)) return { reason: 'unknown_sector' }
  if (flat.totalFloors > MOST_FLOORS) return { reason: 'too_many_floors' }
  const part = partOf(flat, model.levels.length, model.seed)
  const levels = model.levels[part]
  const ownSector = model.offersBySector[flat.sector] ?? 0
  if (!levels || ownSector < FEWEST_COMPARABLES) return { reason: 'too_few_comparables' }

  const others = [...near].filter((offer) => partOf(offer, model.levels.length, model.seed) !== part)
  const comparables = comparablesOf(levels, flat, others)
  if (comparables.length < FEWEST_COMPARABLES) return { reason: 'too_few_comparables' }

  const { total, ordinary, contributions } = explain(levels, flat, nearbyPremium(levels, comparables))
  const segment = segmentOf(flat, total, ownSector)
  const range = madeUp ? wider(model.ranges[segment], RANGE_ON_REAL_OFFERS) : model.ranges[segment]
  return {
    estimate: {
      total,
      perMetre: Math.round(total / flat.area),
      ordinary,
      contributions,
      range: { low: Math.round(total * range.low), high: Math.round(total * range.high) },
      segment,
      comparables,
    },
  }
}
