import type { Random } from './random'

/** A choice among values by weight. */
export function pickWeighted<Value>(
  random: Random,
  choices: readonly (readonly [value: Value, weight: number])[],
): Value {
  let left = random.next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of choices) {
    left -= weight
    if (left < 0) return value
  }
  const last = choices.at(-1)
  if (!last) throw new Error('Nothing to choose from')
  return last[0]
}

/** About −2.5 to 2.5 around 0, most of it within 1: the sum of four even draws, scaled to a variance of 1. */
export const randomSpread = (random: Random) =>
  (random.next() + random.next() + random.next() + random.next() - 2) * Math.sqrt(3)
