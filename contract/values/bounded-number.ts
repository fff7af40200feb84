import { normalizeNumber, parseAmount, parseDecimal } from './amount'

export interface NumberBounds {
  min: number
  max: number
  maxDecimals: number
}

export interface NumberError {
  /** `whole`: the number has decimals, but must be an integer. */
  error: 'number' | 'whole' | 'decimals' | 'min' | 'max'
  /** Exceeded bound. */
  bound?: number
}

/** Decimals of a bound, for land in hectares. */
export const MAX_BOUND_DECIMALS = 2

/** Format without limits, for an error that names the exceeded bound. */
const ANY_DIGITS = { maxDigits: 300, maxDecimals: 300 }
const MINUS = /^\s*[-−]/

export function findBoundsError(
  value: number,
  { min, max, maxDecimals }: NumberBounds,
): NumberError | undefined {
  if (value < min) return { error: 'min', bound: min }
  if (value > max) return { error: 'max', bound: max }
  if (Number(value.toFixed(maxDecimals)) === value) return undefined
  return maxDecimals === 0 ? { error: 'whole' } : { error: 'decimals', bound: maxDecimals }
}

/** Reads a number without a unit. A point starts the decimals if any are allowed. */
export function parseNumber(text: string, maxDecimals: number): number | undefined {
  const unsigned = text.replace(MINUS, '')
  const value =
    maxDecimals === 0
      ? parseAmount(unsigned, ANY_DIGITS)
      : parseDecimal(normalizeNumber(unsigned), ANY_DIGITS)
  return value !== undefined && unsigned !== text ? -value : value
}
