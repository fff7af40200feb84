import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import { CURRENCY_SIGNS, withCurrencySign } from '~contract/currencies'

/** Formats tetri as lari, with decimals only when needed: "₾12.50", "₾1,000", "−₾5". */
export function formatLari(amountInTetri: number, language: Language): string {
  if (amountInTetri < 0) return `−${formatLari(-amountInTetri, language)}`
  const tetri = amountInTetri % 100
  const whole = formatNumber(Math.trunc(amountInTetri / 100), language)
  const cents = tetri === 0 ? '' : `${language === 'en' ? '.' : ','}${String(tetri).padStart(2, '0')}`
  return withCurrencySign(whole + cents, CURRENCY_SIGNS.gel)
}
