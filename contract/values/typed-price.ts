import { type CurrencyId, SIGNS_BY_ID } from '../currencies'
import { findThousandsSeparator, parseAmount, parseDecimal } from './amount'
import { toTetri } from './money'
import { AREA_WORDS, CURRENCY_WORDS, MILLION, THOUSAND, toWordPattern } from './quantity-words'
import { splitQuantity } from './split-quantity'

export interface TypedPrice {
  /** Negative or with any decimals if typed so: each field checks its own bounds. */
  amount: number
  /** Currency whose sign or word was typed. */
  currency?: CurrencyId
  /** True for a price per square metre, such as "1200 $/m²". */
  isPerSquareMetre?: true
}

export interface PriceError {
  /** `currency`: the sign beside the number is neither lari nor dollars. */
  error: 'empty' | 'number' | 'currency'
  /** Text beside the number. */
  sign?: string
}

/** Format without limits: each field reports the bound that is exceeded. */
const ANY_AMOUNT = { maxDigits: 300, maxDecimals: 300 }

const [USD = '', GEL = ''] = CURRENCY_WORDS.map(({ words }) => toWordPattern(words))
const DOLLARS = `(?:us|აშშ|american|американских)?(?:${USD}|დოლარის)(?:us|usa|სშა|сша)?`
const LARI = `(?:georgian|ქართული|грузинск(?:их|ий|ого))?(?:${GEL}|ლარის|laris)`
const CURRENCY = `(?:${DOLLARS}|${LARI})`
const MILLIONS = toWordPattern(MILLION.words)
/** Words for thousands. The Russian letter к means rooms in other texts. */
const THOUSANDS = `${toWordPattern(THOUSAND.words)}|к`
const [SQUARE_METRE = ''] = AREA_WORDS.map(({ words }) => toWordPattern(words))

// Limited to three: "us" may stand before and after a sign, so each repetition would double the paths.
const ONLY_DOLLARS = new RegExp(`^(?:${DOLLARS}){1,3}$`, 'u')
const ONLY_LARI = new RegExp(`^(?:${LARI}){1,3}$`, 'u')
const AFTER_NUMBER = new RegExp(
  `^(?<times>(?<million>${MILLIONS}|m)|${THOUSANDS})?` +
    String.raw`(?:(?<thousands>\d{1,3})(?:${THOUSANDS}))?` +
    `(?<currency>(?:${CURRENCY}){0,3})` +
    String.raw`(?<per>(?:(?:[/\\]|per|за)1?(?:${SQUARE_METRE}|[mмმ])|1?(?:${SQUARE_METRE}))(?:-?ზე|ის)?)?$`,
  'u',
)

/** Reads a price as typed: "$120 000", "120 000 ₾", "GEL 500", "1,5 млн", "150k". */
export function parsePrice(text: string): TypedPrice | PriceError {
  const quantity = splitQuantity(text)
  if (!quantity) return { error: text.trim() === '' ? 'empty' : 'number' }
  const { before, after, signs } = quantity
  const first = toCurrency(before)
  const { times, million, thousands, currency: word, per } = AFTER_NUMBER.exec(after)?.groups ?? {}
  if (before && !first) return toSignError(signs.before)
  if (word === undefined) return toSignError(signs.after)
  const currency = first ?? toCurrency(word)
  // "$500 ₾" has two currencies, and "1200 m²" is an area.
  if ((first && word) || (word && !currency) || (per && !currency && !/^[/\\pз]/u.test(per)))
    return { error: 'number' }
  const factor = million ? MILLION.factor : times ? THOUSAND.factor : 1
  const amount = parseMultiplied(quantity.number, factor, thousands)
  if (amount === undefined) return { error: 'number' }
  return {
    amount: quantity.isNegative ? -amount : amount,
    ...(currency && { currency }),
    ...(per && { isPerSquareMetre: true }),
  }
}

/** Ambiguous decimals that may be thousands: "1000.500", "100,0000". */
const UNCLEAR = /[.,]\d{2,}0$/

/** Reads three digits after a point as decimals before a word such as "million": "1.250 million". */
function parseMultiplied(number: string, factor: number, thousands: string | undefined): number | undefined {
  if (factor === 1) {
    const isUnclear = UNCLEAR.test(number) && findThousandsSeparator(number) === undefined
    return thousands || isUnclear ? undefined : parseAmount(number, ANY_AMOUNT)
  }
  const value = parseDecimal(number.replace(',', '.'), { maxDigits: 6, maxDecimals: 6 })
  // Thousands after a million: "1 million 200 thousand".
  if (value === undefined || (thousands && factor !== MILLION.factor)) return undefined
  return Math.round(value * factor * 100) / 100 + Number(thousands ?? 0) * THOUSAND.factor
}

function toCurrency(word: string): CurrencyId | undefined {
  if (ONLY_LARI.test(word)) return 1
  return ONLY_DOLLARS.test(word) ? 2 : undefined
}

/** Returns an error for the text beside a number. "500–600" is a range, and "5-" names no currency. */
function toSignError(sign: string): PriceError {
  return /\d/.test(sign) || !/[\p{L}\p{Sc}]/u.test(sign) ? { error: 'number' } : { error: 'currency', sign }
}

type SumError = PriceError['error'] | 'per_area' | 'decimals'

/** Reads a sum with at most two decimals in the field's currency; reports any other currency. */
export function parseSumIn(
  currency: CurrencyId,
  text: string,
): { amount: number } | { error: SumError; sign?: string; amount?: number } {
  const price = parsePrice(text)
  if ('error' in price) return price
  if (price.isPerSquareMetre) return { error: 'per_area' }
  const { amount, currency: typed = currency } = price
  if (typed !== currency) return { error: 'currency', sign: SIGNS_BY_ID[typed] }
  return Number(amount.toFixed(2)) === amount ? { amount } : { error: 'decimals', amount }
}

/** Parses a sum in lari; returns tetri. */
export function parseLari(
  text: string,
): { tetri: number } | { error: Exclude<SumError, 'per_area'>; sign?: string | undefined } {
  const sum = parseSumIn(1, text)
  if (!('error' in sum)) return { tetri: toTetri(sum.amount) }
  return sum.error === 'per_area' ? { error: 'number' } : { error: sum.error, sign: sum.sign }
}
