import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import type { LoanCurrency } from '~/upstream/loans.server'

/** Hundredths of a currency for people, in whole units: "$1,288". */
export function formatHundredths(
  hundredths: number,
  { symbol }: Pick<LoanCurrency, 'symbol'>,
  language: Language,
): string {
  return `${symbol}${formatNumber(hundredths / 100, language)}`
}
