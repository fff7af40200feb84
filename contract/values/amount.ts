import { toAsciiDigits } from './ascii-digits'

/** Digits on either side of the decimal separator. */
interface NumberFormat {
  maxDigits: number
  maxDecimals: number
  isSigned?: boolean
}

const DECIMAL = /^(-?)(\d+)(?:[.,](\d+))?$/

/** A number with commas between thousands. */
const GROUPED = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/

/** A number with any one thousands separator, and a different one before one or two decimals. */
const ANY_GROUPED = /^[1-9]\d{0,2}([.,'’])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/

const SINGLE_GROUP = /^-?\d+,\d+$/

const MIN_AMBIGUOUS_DECIMALS = 3

/**
 * Accepts a point or a comma before the decimals, and commas between thousands (`5,000.50`).
 * With fewer than three decimals allowed, `1,000` is a thousand. Otherwise it is ambiguous and rejected.
 */
export function parseDecimal(
  text: string,
  { maxDigits, maxDecimals, isSigned = false }: NumberFormat,
): number | undefined {
  const isGrouped = GROUPED.test(text)
  if (isGrouped && maxDecimals >= MIN_AMBIGUOUS_DECIMALS && SINGLE_GROUP.test(text)) return undefined
  const plain = isGrouped ? text.replaceAll(',', '') : text
  const [, sign, digits = '', decimals = ''] = DECIMAL.exec(plain) ?? []
  if (digits === '' || digits.length > maxDigits || decimals.length > maxDecimals) return undefined
  if (sign && !isSigned) return undefined
  return Number(`${sign}${digits}.${decimals}`)
}

/** Removes spaces and invisible characters, and converts digits to ASCII. */
export function normalizeDigits(text: string): string {
  return toAsciiDigits(text).replace(/[\s_\p{Cc}\p{Cf}]/gu, '')
}

/**
 * Normalizes a typed or pasted number: drops a plus sign and the point that ends a sentence.
 * Leaves anything else for the parsers to reject.
 */
export function normalizeNumber(text: string): string {
  return normalizeDigits(text)
    .replace(/[٫．]/g, '.')
    .replace(/[٬，]/g, ',')
    .replace(/^\+(?=\d)/, '')
    .replace(/(\d)[.,]$/, '$1')
}

/**
 * Accepts any thousands separator (`150 000`, `150,000`, `150.000`, `1'250'000`), but no currency signs.
 * Reads `150.000` as 150,000, as Georgian and Russian pages write prices. After a single zero come decimals.
 */
export function parseAmount(
  text: string,
  { maxDigits = 9, maxDecimals = 2 }: Partial<NumberFormat> = {},
): number | undefined {
  const plain = normalizeNumber(text)
  const separator = findThousandsSeparator(plain)
  const format = { maxDigits, maxDecimals }
  return parseDecimal(separator ? plain.replaceAll(separator, '') : plain, format)
}

/** @param text without spaces */
export function findThousandsSeparator(text: string): string | undefined {
  return ANY_GROUPED.exec(text)?.[1]
}

/** Removes spaces and commas between thousands; leaves anything else as typed. */
export function removeThousandsSeparators(text: string): string {
  const plain = normalizeNumber(text)
  return GROUPED.test(plain) ? plain.replaceAll(',', '') : plain
}
