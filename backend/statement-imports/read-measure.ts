import { CURRENCIES, type Currency } from '~contract/currencies'
import type { LineErrorKind } from '~contract/statement-imports'
import { normalizeNumber, parseAmount, parseDecimal } from '~contract/values/amount'
import { type AreaUnit, findUnit, SQUARE_METRES, type Unit } from './units'

export interface Failed {
  error: LineErrorKind
}

/** No number of a statement has more digits. */
const MAX_LENGTH = 80
const EXPONENT = /^([+-]?)(\d+)(?:[.,](\d+))?e\+?(\d{1,2})$/i
/** Zeros that programs write after whole numbers; three might be thousands. */
const EMPTY_DECIMALS = /^([+-]?\d[\d,'’]*)[.,]0{1,2}$|^([+-]?\d+)\.0{4,}$/
/** Digits of a fraction that no person writes: it was computed. */
const COMPUTED = /^([+-]?\d+)[.,](\d{7,})$/

/** Number as a spreadsheet or program saves it ("3.0", "1.2E+05", "120,000.00"), for the parsers of numbers. */
export function readNumber(text: string): string {
  const plain = normalizeNumber(text)
  if (plain.length > MAX_LENGTH) return text
  const [, sign = '', digits = '', fraction = '', power = ''] = EXPONENT.exec(plain) ?? []
  if (digits !== '') {
    const shift = Number(power)
    const whole = digits + fraction.slice(0, shift).padEnd(shift, '0')
    const rest = fraction.slice(shift).replace(/0+$/, '')
    return `${sign === '-' ? '-' : ''}${whole.replace(/^0+(?=\d)/, '')}${rest && `.${rest}`}`
  }
  const whole = EMPTY_DECIMALS.exec(plain)
  if (whole) return whole[1] ?? whole[2] ?? plain
  return COMPUTED.test(plain) ? String(Math.round(Number(plain.replace(',', '.')) * 100) / 100) : plain
}

/** True for a number whose last digits were lost as a spreadsheet saved it, as telephones are: "9.95599E+11". */
export function isRounded(text: string): boolean {
  const [, , digits = '', fraction = '', power = ''] = EXPONENT.exec(normalizeNumber(text)) ?? []
  return digits !== '' && fraction.length < Number(power)
}

const MEASURE = /^(?<before>[^\d.,-]*)(?<number>[-−]?[.,]?\d(?:[\d\s.,'’]*\d)?(?:e[+-]?\d+)?)(?<after>.*)$/iu
const PER_MONTH = /\s*(?:\/|per|в|a)\s*(?:month|mo|мес\p{L}*|თვე\p{L}*)\.?$|\s*თვეში$/iu

interface TypedMeasure {
  number: string
  units: Unit[]
}

/** A number with units or currencies on either side of it; what is neither is the error that the caller names. */
function readMeasure(text: string, error: 'currency' | 'unit'): TypedMeasure | Failed {
  if (text.length > MAX_LENGTH) return { error: 'number' }
  const { before = '', number, after = '' } = MEASURE.exec(text.trim())?.groups ?? {}
  if (number === undefined) return { error: 'number' }
  const names = [before, after]
    .map((name) => name.trim().replace(/^[,;]\s*|(?<=\s)[.:]$/gu, ''))
    .filter(Boolean)
  const units = names.map((name) => findUnit(name) ?? findUnit(name.replace(/(?<=[^\s$₾])(?=[$₾])/gu, ' ')))
  if (names.some((name) => /\d(?!$)/.test(name))) return { error: 'number' }
  return units.includes(undefined) ? { error } : { number: readNumber(number), units: units as Unit[] }
}

/** Area in square metres, or in the unit it is typed in. */
export function readArea(text: string): { amount: string; unit?: AreaUnit | undefined } | Failed {
  const measure = readMeasure(text, 'unit')
  if ('error' in measure) return measure
  const { number, units } = measure
  const [unit] = units
  if (units.length > 1 || (unit && unit.kind !== 'area')) return { error: 'unit' }
  return { amount: number, unit: unit?.kind === 'area' ? unit.unit : undefined }
}

/** To the hundredth; as it was typed for what is no number. */
export function toSquareMetres(amount: string, unit: AreaUnit): string {
  const value = parseDecimal(amount, { maxDigits: 9, maxDecimals: 6 })
  if (value === undefined || unit === 'm2') return amount
  return String(Math.round(value * SQUARE_METRES[unit] * 100) / 100)
}

/** A whole price with the currency that it names, as people and pages write it. */
export function readPrice(text: string): { amount: string; currency?: Currency | undefined } | Failed {
  if (
    text.length <= MAX_LENGTH &&
    /\d.*(?:[$₾]|usd|gel|ლარი?|лари)\s*(?:\/|per|за)?\s*(?:m|м|მ|кв|კვ|sq)[^\p{L}]*2?$/iu.test(text)
  )
    return { error: 'per_area' }
  const measure = readMeasure(text.replace(PER_MONTH, ''), 'currency')
  if ('error' in measure) return measure
  const { number, units } = measure
  if (units.some((unit) => unit.kind === 'foreign' && unit.of === 'money')) return { error: 'currency' }
  const money = units.filter((unit) => unit.kind === 'money')
  if (money.length < units.length) return { error: 'per_area' }
  const currencies = CURRENCIES.filter((one) => money.some(({ currency }) => currency === one))
  if (currencies.length > 1) return { error: 'number' }
  const factor = money.reduce((product, one) => product * one.factor, 1)
  return { amount: multiply(number, factor), currency: currencies[0] }
}

/** Before words such as "thousand" a point or comma begins decimals. */
export function multiply(number: string, factor: number): string {
  if (factor === 1) return String(parseAmount(number, { maxDigits: 12 }) ?? number)
  const value = parseDecimal(number.replace(',', '.'), { maxDigits: 9, maxDecimals: 6 })
  return value === undefined ? number : String(Math.round(value * factor))
}
