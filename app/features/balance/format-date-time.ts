import { formatDay } from '~/i18n/format'
import type { Language } from '~/i18n/languages'

/** Of no payment's year. */
const OTHER_YEAR_DATE = new Date(0)
const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tbilisi', timeStyle: 'medium' })

/** The time of day in Georgia: "15:04:32". */
export function formatTime(moment: Date): string {
  return TIME_FORMAT.format(moment)
}

/** Day and time of a payment with its year, which a receipt is kept longer than: "21 November 2026, 15:04". */
export function formatDateTime(moment: Date, language: Language): string {
  return `${formatDay(moment, language, OTHER_YEAR_DATE)}, ${formatTime(moment).slice(0, 5)}`
}
