import { featuresOf, GROUPS, type Group, ORDINARY, publishedLevel } from './features'
import type { Flat } from './flat'
import { effectOf, type Levels } from './levels'

/** What one part of a flat adds to its price, whole USD. */
export interface Contribution {
  group: Group
  amount: number
}

/** The price of the ordinary flat, and what makes this one dearer or cheaper: together exactly the estimate. */
export interface Explanation {
  /** Whole USD. */
  ordinary: number
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
export function explain(levels: Levels, flat: Flat, nearby: number): Explanation {
  const effects = new Map<Group, number>(GROUPS.map((group) => [group, 0]))
  const add = (group: Group, effect: number) => effects.set(group, (effects.get(group) ?? 0) + effect)
  for (const feature of featuresOf(flat)) add(feature.group, effectOf(levels, feature))
  add('place', publishedLevel(flat.sector))
  add('size', Math.log(flat.area / ORDINARY.area))
  add('nearby', nearby)

  const ordinary = ORDINARY.area * Math.exp(levels.middle)
  const total = ordinary * Math.exp([...effects.values()].reduce((sum, effect) => sum + effect, 0))
  const mean = logarithmicMean(total, ordinary)
  return inWholeDollars(
    ordinary,
    total,
    GROUPS.map((group) => ({ group, amount: (effects.get(group) ?? 0) * mean })),
  )
}

function logarithmicMean(one: number, other: number): number {
  const ratio = Math.log(one / other)
  return Math.abs(ratio) < 1e-9 ? other : (one - other) / ratio
}

/** What rounding leaves over goes to the largest contribution, where it shows least. */
function inWholeDollars(ordinary: number, total: number, parts: readonly Contribution[]): Explanation {
  const whole = { ordinary: Math.round(ordinary), total: Math.round(total) }
  const contributions = parts.map(({ group, amount }) => ({ group, amount: Math.round(amount) }))
  const left = whole.total - whole.ordinary - contributions.reduce((sum, { amount }) => sum + amount, 0)
  const largest = contributions.reduce((one, other) =>
    Math.abs(other.amount) > Math.abs(one.amount) ? other : one,
  )
  // Plus zero: a rounded share of nothing may be −0.
  for (const part of contributions) part.amount += part === largest ? left : 0
  return { ...whole, contributions }
}
