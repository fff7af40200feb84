/** How many digits a number may have on either side of the decimal separator. */
export interface NumberFormat {
  maxDigits: number
  maxDecimals: number
  isSigned?: boolean
}

const DECIMAL = /^(-?)(\d+)(?:[.,](\d+))?$/

/** A number in digits with a point or a comma before the decimals; undefined when it is none. */
export function parseDecimal(
  text: string,
  { maxDigits, maxDecimals, isSigned = false }: NumberFormat,
): number | undefined {
  const [, sign, digits = '', decimals = ''] = DECIMAL.exec(text) ?? []
  if (digits === '' || digits.length > maxDigits || decimals.length > maxDecimals) return undefined
  if (sign && !isSigned) return undefined
  return Number(`${sign}${digits}.${decimals}`)
}

/** The spaces and underscores that people put between digits, taken out. */
export function removeDigitSpaces(text: string): string {
  return text.replace(/[\s_]/g, '')
}

/**
 * An amount as people type it, with whatever their language writes between thousands: `150 000`, `150,000`, `150.000`,
 * `1'250'000`, `54,5`. Undefined when it is none; currency signs are not understood.
 */
export function parseAmount(
  text: string,
  { maxDigits = 9, maxDecimals = 2 }: Partial<NumberFormat> = {},
): number | undefined {
  const withoutSeparators = removeDigitSpaces(text).replace(/(\d)[.,'’](?=\d{3}(?!\d))/g, '$1')
  return parseDecimal(withoutSeparators, { maxDigits, maxDecimals })
}
