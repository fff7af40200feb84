import { SIGNS_BY_ID } from './currencies'
import { parseNumber } from './values/bounded-number'
import { type MeasureError, readArea, readLength } from './values/typed-measure'
import { type PriceError, parsePrice } from './values/typed-price'

export const AREA = { min: 1, max: 10_000_000, maxDecimals: 2 }
/** Of land, of which a plot is a part. */
export const AREA_IN_HECTARES = { ...AREA, min: 0.01 }

export interface DraftNumberError {
  /** `currency`, `unit`: what stands beside the number is not understood. `per_area`: a price of one square metre. */
  error: Exclude<(PriceError | MeasureError)['error'], 'empty'> | 'per_area'
  /** What stands beside the number, or the number that can be read in two ways. */
  sign?: string
}

interface NumberField {
  type: string
  bounds?: { maxDecimals: number }
  /** The one chosen beside the field. */
  unit: 'm2' | 'ha'
  currency: string | undefined
}

export function readDraftNumber(
  text: string,
  { type, bounds, unit, currency }: NumberField,
): number | DraftNumberError {
  if (type === 'price') return readPriceNumber(text, currency)
  if (type === 'area') return readAreaNumber(text, unit)
  if (type === 'length') return readLengthNumber(text)
  return parseNumber(text, bounds?.maxDecimals ?? 0) ?? { error: 'number' }
}

/** A sign of another currency than the chosen one is never dropped: `applyTypedUnits` chooses that one. */
export function readPriceNumber(text: string, chosenCurrency: string | undefined): number | DraftNumberError {
  const price = parsePrice(text)
  if ('error' in price) return { ...price, error: price.error === 'empty' ? 'number' : price.error }
  if (price.isPerSquareMetre) return { error: 'per_area' }
  const { amount, currency } = price
  const isOther = currency !== undefined && chosenCurrency && Number(chosenCurrency) !== currency
  return isOther ? { error: 'currency', sign: SIGNS_BY_ID[currency] } : amount
}

/** @param unit of the field; a typed one that is larger or smaller must have been applied before */
function readAreaNumber(text: string, unit: 'm2' | 'ha'): number | DraftNumberError {
  const area = readArea(text, unit)
  if ('error' in area) return toNumberError(area)
  if (unit === 'm2') return area.squareMetres
  return area.unit === 'ha' ? area.value : { error: 'unit', sign: 'm²' }
}

function readLengthNumber(text: string): number | DraftNumberError {
  const length = readLength(text)
  return 'error' in length ? toNumberError(length) : length.metres
}

/** Too many decimals are judged with the bounds of the number. */
function toNumberError({ error, value, sign }: MeasureError): number | DraftNumberError {
  if (value !== undefined) return value
  return { error: error === 'empty' ? 'number' : error, ...(sign && { sign }) }
}
