import type { Locale } from '~backend/platform/localized-text'
import { CURRENCY_SIGNS, withCurrencySign } from '~contract/currencies'
import { formatNumber } from '~contract/number-format'
import { GEORGIAN_TIME_ZONE } from '~contract/values/georgian-time'
import { toLari } from '~contract/values/money'

const TAGS: Readonly<Record<Locale, string>> = { ka: 'ka-GE', en: 'en-GB', ru: 'ru-RU' }

/** Formats day and time in Georgia. */
export function formatMoment(moment: Date, locale: Locale): string {
  return moment.toLocaleString(TAGS[locale], {
    timeZone: GEORGIAN_TIME_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
}

export function formatDay(day: Date, locale: Locale): string {
  return day.toLocaleDateString(TAGS[locale], {
    timeZone: GEORGIAN_TIME_ZONE,
    day: 'numeric',
    month: 'long',
  })
}

/** Formats like the site, with decimals only if needed: "₾12.50", "₾1,000". */
export function formatTetri(tetri: number, locale: Locale): string {
  return formatAmount(
    toLari(tetri),
    { sign: CURRENCY_SIGNS.gel, decimals: tetri % 100 === 0 ? 0 : 2 },
    locale,
  )
}

/** Formats in whole units by default: "$72,000". */
export function formatAmount(
  amount: number,
  { sign, decimals = 0 }: { sign: string; decimals?: number },
  locale: Locale,
): string {
  return withCurrencySign(formatNumber(amount, locale, decimals, decimals), sign)
}
