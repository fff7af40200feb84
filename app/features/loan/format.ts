import type { TFunction } from 'i18next'
import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import type { LoanCurrency } from '~/upstream/loans.server'
import { withCurrencySign } from '~contract/currencies'

/** Formats hundredths of a currency in whole units: "$1,288". */
export function formatHundredths(
  hundredths: number,
  { symbol }: Pick<LoanCurrency, 'symbol'>,
  language: Language,
): string {
  return withCurrencySign(formatNumber(hundredths / 100, language), symbol)
}

/** Formats a term, in years if they are whole: "20 years", "18 months". */
export function formatTerm(months: number, t: TFunction<'loan'>): string {
  return months % 12 === 0 ? t('years', { count: months / 12 }) : t('months', { count: months })
}
