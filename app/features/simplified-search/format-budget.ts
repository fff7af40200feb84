import type { TFunction } from 'i18next'
import type { NumberRange } from '~/features/search-filters'
import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import { CURRENCY_SIGNS, type Currency, withCurrencySign } from '~contract/currencies'

/** Significant digits of amounts in lari, which are converted. */
const CONVERTED_DIGITS = 3

/**
 * Formats the budget as "up to $50,000". With a rate (lari per US dollar) the amounts are in lari, and the
 * dollars follow: "up to ₾135,000 ($50,000)".
 */
export function formatBudget(
  { from, to }: NumberRange,
  t: TFunction<'simplified-search'>,
  language: Language,
  lariForDollar?: number,
): string {
  const inDollars = (amount: number) => formatSum(amount, 'usd', language)
  if (lariForDollar === undefined) return formatRange(inDollars)
  const inLari = (amount: number) =>
    formatSum(Number((amount * lariForDollar).toPrecision(CONVERTED_DIGITS)), 'gel', language)
  const dollars = [from, to].flatMap((amount) => (amount === undefined ? [] : [inDollars(amount)]))
  return `${formatRange(inLari)} (${dollars.join('–')})`

  function formatRange(format: (amount: number) => string): string {
    if (from === undefined) return t('bracket.to', { to: format(to ?? 0) })
    if (to === undefined) return t('bracket.from', { from: format(from) })
    return t('bracket.between', { from: format(from), to: format(to) })
  }
}

function formatSum(amount: number, currency: Currency, language: Language): string {
  return withCurrencySign(formatNumber(amount, language), CURRENCY_SIGNS[currency])
}
