import { BASELINE_FLAT, FEATURE_GROUPS, type FeatureGroup, getPublishedLevel, toFeatures } from './features'
import type { Flat } from './flat'
import { getEffect, type HedonicRegression } from './hedonic-regression'

/** What one part of a flat adds to its price, whole USD. */
export interface Contribution {
  group: FeatureGroup
  amount: number
}

/** The price of the ordinary flat, and what makes this one dearer or cheaper: together exactly the estimate. */
export interface PriceExplanation {
  /** Whole USD. */
  baseline: number
  contributions: Contribution[]
  /** Whole USD. */
  total: number
}

/**
 * Takes an estimate apart. Effects multiply, so each is given its share of the difference in dollars by the
 * logarithmic mean (Ang's LMDI decomposition): no order is preferred, and nothing is left over.
 *
 * @param nearby what the surroundings add, as a logarithm
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

/** What rounding leaves over goes to the largest contribution, where it shows least. */
function roundToDollars(baseline: number, total: number, parts: readonly Contribution[]): PriceExplanation {
  const whole = { baseline: Math.round(baseline), total: Math.round(total) }
  const contributions = parts.map(({ group, amount }) => ({ group, amount: Math.round(amount) }))
  const left = whole.total - whole.baseline - contributions.reduce((sum, { amount }) => sum + amount, 0)
  const largest = contributions.reduce((one, other) =>
    Math.abs(other.amount) > Math.abs(one.amount) ? other : one,
  )
  // Plus zero: a rounded share of nothing may be −0.
  for (const part of contributions) part.amount += part === largest ? left : 0
  return { ...whole, contributions }
}
