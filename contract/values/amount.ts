/** Digits on either side of the decimal separator. */
export interface NumberFormat {
  maxDigits: number
  maxDecimals: number
  isSigned?: boolean
}

const DECIMAL = /^(-?)(\d+)(?:[.,](\d+))?$/

/** Accepts a point or a comma before the decimals. */
export function parseDecimal(
  text: string,
  { maxDigits, maxDecimals, isSigned = false }: NumberFormat,
): number | undefined {
  const [, sign, digits = '', decimals = ''] = DECIMAL.exec(text) ?? []
  if (digits === '' || digits.length > maxDigits || decimals.length > maxDecimals) return undefined
  if (sign && !isSigned) return undefined
  return Number(`${sign}${digits}.${decimals}`)
}

export function removeDigitSpaces(text: string): string {
  return text.replace(/[\s_]/g, '')
}

/** Accepts any separators of thousands (`150 000`, `150,000`, `150.000`, `1'250'000`), but no currency signs. */
export function parseAmount(
  text: string,
  { maxDigits = 9, maxDecimals = 2 }: Partial<NumberFormat> = {},
): number | undefined {
  const withoutSeparators = removeDigitSpaces(text).replace(/(\d)[.,'’](?=\d{3}(?!\d))/g, '$1')
  return parseDecimal(withoutSeparators, { maxDigits, maxDecimals })
}
