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
  budget: NumberRange,
  t: TFunction<'simplified-search'>,
  language: Language,
  lariForDollar?: number,
): string {
  if (lariForDollar === undefined) return formatRange(budget, 'usd')
  const toLari = (amount: number) => Number((amount * lariForDollar).toPrecision(CONVERTED_DIGITS))
  const { from, to } = budget
  const lari = {
    ...(from !== undefined && { from: toLari(from) }),
    ...(to !== undefined && { to: toLari(to) }),
  }
  const isOpen = from === undefined || to === undefined
  const dollars = isOpen ? formatSum(from ?? to ?? 0, 'usd') : formatRange(budget, 'usd')
  return `${formatRange(lari, 'gel')} (${dollars})`

  function formatRange({ from, to }: NumberRange, currency: Currency): string {
    if (from === undefined) return t('bracket.to', { to: formatSum(to ?? 0, currency) })
    if (to === undefined) return t('bracket.from', { from: formatSum(from, currency) })
    return t('bracket.between', { from: formatSum(from, currency), to: formatNumber(to, language) })
  }

  function formatSum(amount: number, currency: Currency): string {
    return withCurrencySign(formatNumber(amount, language), CURRENCY_SIGNS[currency])
  }
}
