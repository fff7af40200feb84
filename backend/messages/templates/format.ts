import type { Locale } from '~backend/platform/localized-text'
import { GEORGIAN_TIME_ZONE } from '~contract/values/georgian-time'
import { toLari } from '~contract/values/money'

const TAGS: Readonly<Record<Locale, string>> = { ka: 'ka-GE', en: 'en-GB', ru: 'ru-RU' }

/** Day and time in Georgia. */
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

export function formatTetri(tetri: number, locale: Locale): string {
  const amount = toLari(tetri).toLocaleString(TAGS[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `${amount} ₾`
}

export function formatAmount(amount: number, locale: Locale): string {
  return amount.toLocaleString(TAGS[locale])
}
