import { MIN_PERCENT_CASES } from '~contract/public-figures'

/** Returns whole percent; undefined for too few cases. 0% means none, 100% all. */
export function toPercent(part: number, all: number): number | undefined {
  if (all < MIN_PERCENT_CASES) return undefined
  if (part === 0 || part === all) return part === 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round((100 * part) / all)))
}
