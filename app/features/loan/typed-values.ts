import type { CurrencyId } from '~contract/currencies'
import { normalizeNumber, parseDecimal } from '~contract/values/amount'
import { parsePrice, parseSumIn } from '~contract/values/typed-price'

/** Maximum length, also of the fields, so that browsers do not truncate pasted text. */
export const MAX_NUMBER_TEXT_LENGTH = 30
export const MAX_SUM = 999_999_999.99
const MAX_MONTHS = 9_999
/** Digits of a percentage; the bank's bounds reject a down payment above the price. */
const PERCENT_FORMAT = { maxDigits: 3, maxDecimals: 2 }

/**
 * Parses a price; the sign of a currency chooses it. A tenth digit is rejected instead of cut: a price ten
 * times too low is worse than an error.
 */
export function parseLoanPrice(text: string): { amount: number; currency?: CurrencyId } | undefined {
  const plain = text.trim()
  if (plain.length > MAX_NUMBER_TEXT_LENGTH) return undefined
  const price = parsePrice(plain)
  if ('error' in price || price.isPerSquareMetre) return undefined
  const { amount } = price
  return Number.isInteger(amount) && amount > 0 && amount <= MAX_SUM ? price : undefined
}

/** Number, or else the text as typed; undefined if empty. */
export type Typed = number | string | undefined

export function parseTyped(
  searchParams: URLSearchParams,
  name: string,
  parse: (text: string) => number | undefined,
): Typed {
  const text = truncateText(getLastValue(searchParams, name) ?? '')
  return text === '' ? undefined : (parse(text) ?? text)
}

export function parseLari(text: string): number | undefined {
  return parseSum(text, 1)
}

/** Parses a sum in the currency of its field; only lari and dollars have known signs. */
export function parseSum(text: string, currency: number | undefined): number | undefined {
  const sum = currency === 1 || currency === 2 ? parseSumIn(currency, text) : parsePrice(text)
  return 'error' in sum || !isSum(sum.amount) ? undefined : sum.amount
}

export function isSum(amount: number): boolean {
  return amount >= 0 && amount <= MAX_SUM && Number(amount.toFixed(2)) === amount
}

export function hasSign(text = ''): boolean {
  const sum = parsePrice(text)
  return 'currency' in sum
}

export function parsePercent(text: string): number | undefined {
  return parseDecimal(normalizeNumber(text.replace('%', '')), PERCENT_FORMAT)
}

export function parseMonths(text: string): number | undefined {
  return parseInteger(text, MAX_MONTHS)
}

/** Returns the last value: a pressed button comes after the field of the same name. */
export function getLastValue(query: URLSearchParams, name: string): string | undefined {
  return query.getAll(name).at(-1)
}

export function parseInteger(text: string | undefined, max: number): number | undefined {
  const plain = text?.trim() ?? ''
  if (!/^\d{1,10}$/.test(plain)) return undefined
  const value = Number(plain)
  return value <= max ? value : undefined
}

export function truncateText(text: string): string {
  const plain = text.trim()
  if (plain.length <= MAX_NUMBER_TEXT_LENGTH) return plain
  // Half of a surrogate pair cannot be encoded.
  return `${plain.slice(0, MAX_NUMBER_TEXT_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
