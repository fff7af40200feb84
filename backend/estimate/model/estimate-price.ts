import type { RefusalReason } from '~contract/estimate'
import { findSectorReason } from '~contract/estimate-coverage'
import { type Comparable, findComparables, nearbyPremium } from './comparables'
import { type Contribution, explainPrice } from './explain-price'
import type { Model } from './fit-model'
import type { Flat, FlatForSale } from './flat'
import { getFold } from './k-fold'
import { findRange, getSegment, type PriceRange, type Segment, widerRange } from './price-range'

/** Estimated price, in whole USD. */
export interface Estimate {
  total: number
  perMetre: number
  /** Price of the baseline flat; with the contributions it sums exactly to the total. */
  baselinePrice: number
  contributions: Contribution[]
  /** Range that covers about eight of ten prices. */
  range: { low: number; high: number }
  segment: Segment
  /** Comparable flats, greatest weight first. */
  comparables: Comparable[]
}

export type EstimateResult = { estimate: Estimate } | { reason: RefusalReason }

/** Minimum number of comparables near by and of offers in the sector. */
const MIN_COMPARABLES = 5

/**
 * Errors of the same features on real advertisements of 2023.
 * Generated statements cannot show such errors, so demo ranges are never narrower.
 */
export const RANGE_ON_REAL_MARKET: PriceRange = { low: 0.77, high: 1.29 }

/**
 * Estimates a flat. Neither the model nor the candidates have seen its own asking price.
 * @param nearbyFlats candidates in any order; those of the flat's own fold are skipped
 * @param isMadeUp true for generated data, whose errors say nothing about real prices
 */
export function estimatePrice(
  model: Model,
  flat: Flat,
  nearbyFlats: Iterable<FlatForSale>,
  { isMadeUp = false } = {},
): EstimateResult {
  const reason = findSectorReason(flat.sector, flat.totalFloors)
  if (reason) return { reason }
  const fold = getFold(flat, model.levels.length, model.seed)
  const regression = model.levels[fold]
  const sectorCount = model.offersBySector[flat.sector] ?? 0
  if (!regression || sectorCount < MIN_COMPARABLES) return { reason: 'too_few_comparables' }

  const others = [...nearbyFlats].filter((offer) => getFold(offer, model.levels.length, model.seed) !== fold)
  const comparables = findComparables(regression, flat, others)
  if (comparables.length < MIN_COMPARABLES) return { reason: 'too_few_comparables' }

  const premium = nearbyPremium(regression, comparables)
  const { total, baseline, contributions } = explainPrice(regression, flat, premium)
  const segment = getSegment(flat, total, sectorCount)
  const fitted = findRange(model.ranges, { sector: flat.sector, total })
  const range = isMadeUp ? widerRange(fitted, RANGE_ON_REAL_MARKET) : fitted
  return {
    estimate: {
      total,
      perMetre: Math.round(total / flat.area),
      baselinePrice: baseline,
      contributions,
      range: { low: Math.round(total * range.low), high: Math.round(total * range.high) },
      segment,
      comparables,
    },
  }
}
