import { parseDecimal, removeDigitSpaces } from './amount'

const SQUARE_METRES_IN_HECTARE = 10_000

/** In m², above zero, with at most two decimals. */
export function parseArea(text: string, max = Number.POSITIVE_INFINITY): number | undefined {
  const area = parseDecimal(removeDigitSpaces(text), { maxDigits: 6, maxDecimals: 2 })
  return area !== undefined && area > 0 && area <= max ? area : undefined
}

/** Of an area that is given in m², or else in hectares; to the hundredth. */
export function toSquareMetres(area: number, isInHectares: boolean): number {
  return isInHectares ? Math.round(area * SQUARE_METRES_IN_HECTARE * 100) / 100 : area
}
