import { toAsciiDigits } from './ascii-digits'

/** Digits on either side of the decimal separator. */
export interface NumberFormat {
  maxDigits: number
  maxDecimals: number
  isSigned?: boolean
}

const DECIMAL = /^(-?)(\d+)(?:[.,](\d+))?$/
/** With commas between thousands. */
export const GROUPED = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/
/** With one kind of separator between thousands, and another one before at most two decimals. */
const ANY_GROUPED = /^[1-9]\d{0,2}([.,'’])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/
const SINGLE_GROUP = /^-?\d+,\d+$/
const MIN_AMBIGUOUS_DECIMALS = 3

/**
 * Accepts a point or a comma before the decimals, and commas between thousands (`5,000.50`).
 * `1,000` is a thousand where fewer than three decimals are allowed, as of money and areas: there it can mean
 * nothing else, in any language. Where more are allowed it might be one, and is rejected.
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

/** Without spaces and what cannot be seen, and with our digits. */
export function normalizeDigits(text: string): string {
  return toAsciiDigits(text).replace(/[\s_\p{Cc}\p{Cf}]/gu, '')
}

/**
 * A number as it is typed and pasted, without a plus and the point that ended a sentence. Anything else stays, for the
 * parsers to reject.
 */
export function normalizeNumber(text: string): string {
  return normalizeDigits(text)
    .replace(/[٫．]/g, '.')
    .replace(/[٬，]/g, ',')
    .replace(/^\+(?=\d)/, '')
    .replace(/(\d)[.,]$/, '$1')
}

/**
 * Accepts any separators of thousands (`150 000`, `150,000`, `150.000`, `1'250'000`), but no currency signs.
 * `150.000` is a hundred and fifty thousand, as Georgian and Russian pages write prices; what follows a single zero are decimals.
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
