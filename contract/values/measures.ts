import { parseDecimal, removeDigitSpaces } from './amount'

/** An area in square metres, above zero and with at most two decimals; undefined when it is none. */
export function parseArea(text: string, max = Number.POSITIVE_INFINITY): number | undefined {
  const area = parseDecimal(removeDigitSpaces(text), { maxDigits: 6, maxDecimals: 2 })
  return area !== undefined && area > 0 && area <= max ? area : undefined
}
