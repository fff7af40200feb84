import { normalizeNumber, parseAmount, parseDecimal } from './amount'

export interface NumberBounds {
  min: number
  max: number
  maxDecimals: number
}

export interface NumberError {
  /** `whole`: it has decimals, and may have none. */
  error: 'number' | 'whole' | 'decimals' | 'min' | 'max'
  /** That is exceeded. */
  bound?: number
}

/** Of a bound, as of land in hectares. */
export const MAX_BOUND_DECIMALS = 2

const MAX_DIGITS = 9
/** More than any number may have, so that it can be said what is wrong with it. */
const ANY_DIGITS = 30
const MINUS = /^\s*[-−]/

/** @param text that is not empty */
export function findNumberError(text: string, bounds: NumberBounds): NumberError | undefined {
  const { min, max, maxDecimals } = bounds
  const taken = parseNumber(text, maxDecimals)
  const value = taken ?? parseLongNumber(text.replace(MINUS, ''), maxDecimals)
  if (value === undefined) return { error: 'number' }
  // A negative number is one, but too little for any field.
  if (MINUS.test(text) || value < min) return { error: 'min', bound: min }
  if (value > max) return { error: 'max', bound: max }
  if (taken !== undefined) return undefined
  return maxDecimals === 0 ? { error: 'whole' } : { error: 'decimals', bound: maxDecimals }
}

/** Undefined for what has more digits before or after the decimal separator than it may. */
export function parseNumber(text: string, maxDecimals: number): number | undefined {
  // Where decimals are allowed, a point between thousands would read as theirs.
  return maxDecimals === 0
    ? parseAmount(text, { maxDigits: MAX_DIGITS, maxDecimals })
    : parseDecimal(normalizeNumber(text), { maxDigits: MAX_DIGITS, maxDecimals })
}

function parseLongNumber(text: string, maxDecimals: number): number | undefined {
  const format = { maxDigits: ANY_DIGITS, maxDecimals: ANY_DIGITS }
  return maxDecimals === 0 ? parseAmount(text, format) : parseDecimal(normalizeNumber(text), format)
}
