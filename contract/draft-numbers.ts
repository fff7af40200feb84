import { SIGNS_BY_ID } from './currencies'
import { parseNumber } from './values/bounded-number'
import { splitQuantity } from './values/split-quantity'
import { type MeasureError, readArea, readLength } from './values/typed-measure'
import { type PriceError, parsePrice } from './values/typed-price'

export const AREA = { min: 1, max: 10_000_000, maxDecimals: 2 }
/** Bounds of land, in hectares. */
export const AREA_IN_HECTARES = { ...AREA, min: 0.01 }

export interface DraftNumberError {
  /** `currency`, `unit`: unknown text beside the number. `per_area`: a price per square metre. */
  error: Exclude<(PriceError | MeasureError)['error'], 'empty'> | 'per_area'
  /** Text beside the number, or the ambiguous number. */
  sign?: string
}

interface NumberField {
  type: string
  bounds?: { maxDecimals: number }
  /** Unit selected beside the field. */
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

/** Reports a currency other than the selected one; `applyTypedUnits` selects the typed one beforehand. */
export function readPriceNumber(text: string, chosenCurrency: string | undefined): number | DraftNumberError {
  const price = parsePrice(text)
  if ('error' in price) return { ...price, error: price.error === 'empty' ? 'number' : price.error }
  if (price.isPerSquareMetre) return { error: 'per_area' }
  const { amount, currency } = price
  const isOther = currency !== undefined && chosenCurrency && Number(chosenCurrency) !== currency
  return isOther ? { error: 'currency', sign: SIGNS_BY_ID[currency] } : amount
}

/** @param unit unit of the field; `applyTypedUnits` must have converted a typed one before */
function readAreaNumber(text: string, unit: 'm2' | 'ha'): number | DraftNumberError {
  const area = readArea(text, unit)
  if ('error' in area) return toNumberError(area)
  if (unit === 'm2') return area.squareMetres
  return area.unit === 'ha' ? area.value : { error: 'unit', sign: splitQuantity(text)?.signs.after ?? '' }
}

function readLengthNumber(text: string): number | DraftNumberError {
  const length = readLength(text)
  return 'error' in length ? toNumberError(length) : length.metres
}

/** Returns a number with too many decimals as it is: its bounds report them. */
function toNumberError({ error, value, sign }: MeasureError): number | DraftNumberError {
  if (value !== undefined) return value
  return { error: error === 'empty' ? 'number' : error, ...(sign && { sign }) }
}
