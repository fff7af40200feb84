import { BASELINE_FLAT, FEATURE_GROUPS, type FeatureGroup, getPublishedLevel, toFeatures } from './features'
import type { Flat } from './flat'
import { getEffect, type HedonicRegression } from './hedonic-regression'

/** Contribution of a feature group, in whole USD. */
export interface Contribution {
  group: FeatureGroup
  amount: number
}

/** Explanation in whole USD; the baseline and the contributions sum exactly to the total. */
export interface PriceExplanation {
  baseline: number
  contributions: Contribution[]
  total: number
}

/**
 * Splits the price by the logarithmic mean (Ang's LMDI), which is exact and independent of order.
 * @param nearby log premium of the comparables
 */
export function explainPrice(regression: HedonicRegression, flat: Flat, nearby: number): PriceExplanation {
  const effects = new Map<FeatureGroup, number>(FEATURE_GROUPS.map((group) => [group, 0]))
  const add = (group: FeatureGroup, effect: number) => effects.set(group, (effects.get(group) ?? 0) + effect)
  for (const feature of toFeatures(flat)) add(feature.group, getEffect(regression, feature))
  add('place', getPublishedLevel(flat.sector))
  add('size', Math.log(flat.area / BASELINE_FLAT.area))
  add('nearby', nearby)

  const baseline = BASELINE_FLAT.area * Math.exp(regression.middle)
  const total = baseline * Math.exp([...effects.values()].reduce((sum, effect) => sum + effect, 0))
  const mean = logarithmicMean(total, baseline)
  return roundToDollars(
    baseline,
    total,
    FEATURE_GROUPS.map((group) => ({ group, amount: (effects.get(group) ?? 0) * mean })),
  )
}

function logarithmicMean(one: number, other: number): number {
  const ratio = Math.log(one / other)
  return Math.abs(ratio) < 1e-9 ? other : (one - other) / ratio
}

/** Rounds to dollars. The remainder goes to the largest contribution, where it shows least. */
function roundToDollars(baseline: number, total: number, parts: readonly Contribution[]): PriceExplanation {
  const whole = { baseline: Math.round(baseline), total: Math.round(total) }
  const contributions = parts.map(({ group, amount }) => ({ group, amount: Math.round(amount) }))
  const left = whole.total - whole.baseline - contributions.reduce((sum, { amount }) => sum + amount, 0)
  const largest = contributions.reduce((one, other) =>
    Math.abs(other.amount) > Math.abs(one.amount) ? other : one,
  )
  // Turns −0 into 0.
  for (const part of contributions) part.amount += part === largest ? left : 0
  return { ...whole, contributions }
}
