import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import { CURRENCY_SIGNS, withCurrencySign } from '~contract/currencies'

/** Formats tetri as lari, with decimals only when needed: "₾12.50", "₾1,000", "−₾5". */
export function formatLari(amountInTetri: number, language: Language): string {
  if (amountInTetri < 0) return `−${formatLari(-amountInTetri, language)}`
  const decimals = amountInTetri % 100 === 0 ? 0 : 2
  return withCurrencySign(formatNumber(amountInTetri / 100, language, decimals, decimals), CURRENCY_SIGNS.gel)
}
