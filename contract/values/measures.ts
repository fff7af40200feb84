import { normalizeNumber, parseDecimal } from './amount'

const SQUARE_METRES_IN_HECTARE = 10_000

/** As listings write square metres in our three languages: "75 m²", "75 კვ.მ", "75 кв. м". */
const AREA_UNIT = /(\p{Nd}[.,]?)\s*(?:(?:sq|кв|კვ)\.?\s*)?[mмმ](?:\^?2|²)?\.?\s*$/iu

export function removeAreaUnit(text: string): string {
  return text.replace(AREA_UNIT, '$1')
}

/** In m², with the unit or without, above zero, with at most two decimals. */
export function parseArea(text: string, max = Number.POSITIVE_INFINITY): number | undefined {
  const area = parseDecimal(normalizeNumber(removeAreaUnit(text)), { maxDigits: 6, maxDecimals: 2 })
  return area !== undefined && area > 0 && area <= max ? area : undefined
}

/** Of an area that is given in m², or else in hectares; to the hundredth. */
export function toSquareMetres(area: number, isInHectares: boolean): number {
  return isInHectares ? Math.round(area * SQUARE_METRES_IN_HECTARE * 100) / 100 : area
}
