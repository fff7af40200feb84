import { parseDecimal, removeDigitSpaces } from './amount'

/** In m², above zero, with at most two decimals. */
export function parseArea(text: string, max = Number.POSITIVE_INFINITY): number | undefined {
  const area = parseDecimal(removeDigitSpaces(text), { maxDigits: 6, maxDecimals: 2 })
  return area !== undefined && area > 0 && area <= max ? area : undefined
}
