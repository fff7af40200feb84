import type { Random } from './random'

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

/** Approximately normal: the sum of four uniform draws, scaled to variance 1, within ±2.5. */
export const randomSpread = (random: Random) =>
  (random.next() + random.next() + random.next() + random.next() - 2) * Math.sqrt(3)
