import { formatNumber } from '../../i18n/format'
import type { Language } from '../../i18n/languages'
import { currencySigns } from '../../upstream/currencies'

/** An amount in tetri for people; the tetri are written where there are any: "₾12.50", "₾1,000". */
export function formatLari(amount: number, language: Language): string {
  const tetri = amount % 100
  const whole = currencySigns.gel + formatNumber(Math.trunc(amount / 100), language)
  return tetri === 0 ? whole : `${whole}${language === 'en' ? '.' : ','}${String(tetri).padStart(2, '0')}`
}
