import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import { CURRENCY_SIGNS, withCurrencySign } from '~contract/currencies'

/** Formats tetri as lari with two decimals, for columns of amounts: "₾12.50", "₾1,000.00". */
export function formatExactLari(amountInTetri: number, language: Language): string {
  return withCurrencySign(formatNumber(amountInTetri / 100, language, 2, 2), CURRENCY_SIGNS.gel)
}

/** Formats tetri as lari, with decimals only when needed: "₾12.50", "₾1,000", "−₾5". */
export function formatLari(amountInTetri: number, language: Language): string {
  if (amountInTetri < 0) return `−${formatLari(-amountInTetri, language)}`
  const decimals = amountInTetri % 100 === 0 ? 0 : 2
  return withCurrencySign(formatNumber(amountInTetri / 100, language, decimals, decimals), CURRENCY_SIGNS.gel)
}
