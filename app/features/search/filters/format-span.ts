import type { NumberRange } from '~/features/search-filters'
import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import { CURRENCY_SIGNS, toCurrency, withCurrencySign } from '~contract/currencies'

/** Formats a range as "$50 000–$80 000", "50 000+" or "≤ $80 000"; empty without numbers. */
export function formatSpan({ from, to }: NumberRange = {}, language: Language, currencyId?: number): string {
  const currency = toCurrency(currencyId)
  const sign = currency ? CURRENCY_SIGNS[currency] : ''
  const [low, high] = [from, to].map((end) =>
    end === undefined ? undefined : withCurrencySign(formatNumber(end, language, 2), sign),
  )
  if (low && high) return `${low}–${high}`
  if (low) return `${low}+`
  return high ? `≤ ${high}` : ''
}
