import { GEORGIAN_MONTHS } from './format'
import type { Language } from './languages'

/** Formats `2026-11` as "November 2026". */
export function formatMonth(isoMonth: string, language: Language): string {
  const [year = 0, month = 0] = isoMonth.split('-').map(Number)
  if (language === 'ka') return `${GEORGIAN_MONTHS[month - 1]}, ${year}`
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'long' })
  return `${format.format(new Date(Date.UTC(year, month - 1)))} ${year}`
}
