import { parseAmount } from './amount'
import {
  AREA_WORDS,
  type AreaUnit,
  LENGTH_WORDS,
  METRES,
  SQUARE_METRES,
  toWordPattern,
} from './quantity-words'
import { splitQuantity } from './split-quantity'

export interface MeasureError {
  /** `unclear`: "1.500 ha" may be 1.5 or 1500. `unit`: the text beside the number is not a known unit. */
  error: 'empty' | 'number' | 'decimals' | 'unclear' | 'unit'
  /** Text beside the number. */
  sign?: string
  /** Number with too many decimals. */
  value?: number
}

interface Measure<Unit extends string> {
  /** Number in `unit`, negative if typed so. */
  value: number
  /** Typed unit. Default: the field's. */
  unit: Unit
  isUnitTyped: boolean
}

export interface TypedArea extends Measure<AreaUnit> {
  squareMetres: number
}

export interface TypedLength extends Measure<LengthUnit> {
  metres: number
}

export type LengthUnit = keyof typeof METRES

const ANY_NUMBER = { maxDigits: 300, maxDecimals: 300 }
const MAX_DECIMALS = 2
/** Decimals of hectares, down to a square metre. */
const MAX_DECIMALS_OF_LARGE_UNITS = 4
const SINGLE_GROUP = /^[1-9]\d{0,2}([.,])\d{3}$/

const AREA_UNITS = toPatterns(AREA_WORDS)
const LENGTH_UNITS = toPatterns(LENGTH_WORDS)

/** Reads an area: "75 m²", "75 კვ.მ", "1.5 ha", "6 соток", "800 sq ft". Default unit: the field's. */
export function readArea(text: string, unit: AreaUnit = 'm2'): TypedArea | MeasureError {
  const measure = readMeasure(text, AREA_UNITS, unit)
  return 'error' in measure
    ? measure
    : { ...measure, squareMetres: toHundredths(measure.value * SQUARE_METRES[measure.unit]) }
}

/** Reads a length: "2.8 m", "280 სმ", "1,2 км". Default unit: metres. */
export function readLength(text: string): TypedLength | MeasureError {
  const measure = readMeasure(text, LENGTH_UNITS, 'm')
  return 'error' in measure
    ? measure
    : { ...measure, metres: toHundredths(measure.value * METRES[measure.unit]) }
}

/** Maximum area of a home or plot. */
const MAX_SQUARE_METRES = 999_999.99

/** Parses an area in m², above zero and up to `max`. */
export function parseArea(text: string, max = MAX_SQUARE_METRES): number | undefined {
  const area = readArea(text)
  if ('error' in area || area.squareMetres <= 0 || area.squareMetres > max) return undefined
  return area.squareMetres
}

/** Converts to m², rounded to two decimals. */
export function toSquareMetres(area: number, isInHectares: boolean): number {
  return toHundredths(area * SQUARE_METRES[isInHectares ? 'ha' : 'm2'])
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100
}

type UnitPatterns<Unit extends string> = readonly { unit: Unit; isLarge: boolean; pattern: RegExp }[]

function readMeasure<Unit extends string>(
  text: string,
  units: UnitPatterns<Unit>,
  fieldUnit: Unit,
): Measure<Unit> | MeasureError {
  const quantity = splitQuantity(text)
  if (!quantity) return { error: text.trim() === '' ? 'empty' : 'number' }
  const { before, after, number, isNegative, signs } = quantity
  const typed = units.find(({ pattern }) => pattern.test(after))
  const sign = signs.before || signs.after
  if (before || (after && !typed)) return /\d/.test(sign) ? { error: 'number' } : { error: 'unit', sign }
  const used = typed ?? units.find(({ unit }) => unit === fieldUnit)
  const value = parseMeasureNumber(number, used?.isLarge ?? false)
  if (typeof value === 'object') return isNegative ? { error: 'number' } : value
  return {
    value: isNegative ? -value : value,
    unit: used?.unit ?? fieldUnit,
    isUnitTyped: typed !== undefined,
  }
}

/**
 * Reads three digits after a comma as thousands, as in English.
 * Rejects three digits after a point, because some programs write three decimals.
 * In hectares both are ambiguous.
 */
function parseMeasureNumber(number: string, isLarge: boolean): number | MeasureError {
  const [, separator] = SINGLE_GROUP.exec(number) ?? []
  if (separator && isLarge) return { error: 'unclear', sign: number }
  if (separator === '.') return { error: 'decimals', value: Number(number) }
  const value = parseAmount(number, ANY_NUMBER)
  if (value === undefined) return { error: 'number' }
  const factor = 10 ** (isLarge ? MAX_DECIMALS_OF_LARGE_UNITS : MAX_DECIMALS)
  return Math.round(value * factor) / factor === value ? value : { error: 'decimals', value }
}

function toPatterns<Unit extends string>(
  words: readonly {
    unit: Unit
    isLarge?: boolean
    words: Parameters<typeof toWordPattern>[0]
    more: string
  }[],
): UnitPatterns<Unit> {
  return words.map(({ unit, isLarge = false, words: known, more }) => ({
    unit,
    isLarge,
    pattern: new RegExp(`^(?:${toWordPattern(known, more)})$`, 'u'),
  }))
}
