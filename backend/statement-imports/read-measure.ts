import type { CurrencyId } from '~contract/currencies'
import type { LineErrorKind } from '~contract/statement-imports'
import { normalizeNumber } from '~contract/values/amount'
import type { AreaUnit } from '~contract/values/quantity-words'
import { readArea } from '~contract/values/typed-measure'
import { parsePrice } from '~contract/values/typed-price'
import { spellUnit } from './units'

export interface Failed {
  error: LineErrorKind
}

/** Maximum length of a number with its unit. */
const MAX_LENGTH = 80
const EXPONENT = /^([+-]?)(\d+)(?:[.,](\d+))?e\+?(\d{1,2})$/i
/** Zeros that programs append to whole numbers; three might be thousands. */
const EMPTY_DECIMALS = /^([+-]?\d[\d,'’]*)[.,]0{1,2}$|^([+-]?\d+)\.0{4,}$/
/** Long fractions, which are computed values. */
const COMPUTED = /^([+-]?\d+)[.,](\d{7,})$/

/**
 * Normalizes numbers of spreadsheets and programs ("3.0", "1.2E+05", "120,000.00") for the number parsers.
 */
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

/**
 * True for a number whose last digits a spreadsheet has rounded away, such as phone numbers: "9.95599E+11".
 */
export function isRounded(text: string): boolean {
  const [, , digits = '', fraction = '', power = ''] = EXPONENT.exec(normalizeNumber(text)) ?? []
  return digits !== '' && fraction.length < Number(power)
}

/** Number at the beginning of a text, as saved by a program, with the text after it. */
const SAVED_NUMBER = /^\d+(?:[.,]\d{7,}|(?:[.,]\d+)?e\+?\d{1,2}(?!\p{L}))/iu
const PER_MONTH = /\s*(?:\/|per|в|a)\s*(?:month|mo|мес\p{L}*|თვე\p{L}*)\.?$|\s*თვეში$/iu

const mendNumber = (text: string) => text.replace(SAVED_NUMBER, readNumber)

export interface ReadArea {
  /** Amount in `unit`. */
  amount: string
  unit: AreaUnit
  squareMetres: string
}

/** @param unit default unit of an area */
export function parseAreaCell(text: string, unit: AreaUnit): ReadArea | Failed {
  if (text.length > MAX_LENGTH) return { error: 'number' }
  const area = readArea(spellUnit(mendNumber(text)), unit)
  if (!('error' in area))
    return { amount: String(area.value), unit: area.unit, squareMetres: String(area.squareMetres) }
  // The limits of the field define the allowed decimals.
  if (area.error === 'decimals' && area.value !== undefined)
    return { amount: String(area.value), unit, squareMetres: String(area.value) }
  return { error: area.error === 'empty' ? 'number' : area.error }
}

export interface ReadPrice {
  amount: number
  currency: CurrencyId | undefined
}

/** Parses a price with its currency, as written by people and programs. */
export function parsePriceCell(text: string): ReadPrice | Failed {
  if (text.length > MAX_LENGTH) return { error: 'number' }
  const price = parsePrice(mendNumber(text.replace(PER_MONTH, '')))
  if ('error' in price) return { error: price.error === 'empty' ? 'number' : price.error }
  if (price.isPerSquareMetre) return { error: 'per_area' }
  return { amount: price.amount, currency: price.currency }
}
