import { GEORGIAN_TIME_ZONE } from '~contract/values/georgian-time'
import { formatDay } from './format'
import type { Language } from './languages'

/** Date in a year that no shown moment has, so that formats include the year. */
const OTHER_YEAR_DATE = new Date(0)
const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', { timeZone: GEORGIAN_TIME_ZONE, timeStyle: 'medium' })

export function formatTime(moment: Date): string {
  return TIME_FORMAT.format(moment)
}

/** Formats a time with the year, as receipts are read years later: "21 November 2026, 15:04". */
export function formatDateTime(moment: Date, language: Language): string {
  return `${formatDay(moment, language, OTHER_YEAR_DATE)}, ${formatTime(moment).slice(0, 5)}`
}

/** Formats a time, with the year unless it is the current one: "21 November, 15:04". */
export function formatRecentTime(moment: Date, language: Language): string {
  return `${formatDay(moment, language)}, ${formatTime(moment).slice(0, 5)}`
}
