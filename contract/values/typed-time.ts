import { toAsciiDigits } from './ascii-digits'
import { isCalendarDate } from './georgian-time'

/** Maximum length of a text that is parsed. */
const MAX_LENGTH = 40

const TIME =
  /^(?<hours>\d{1,2})(?:(?:[:.,\-–]| )(?<minutes>\d\d)(?::\d\d)?|(?<compact>\d\d))?(?<mark>[ap]m|h|ч|час(?:а|ов)?|სთ|საათი|საათზე)?$/u
const DAY = /^(?:(\d{4})([-./])(\d{1,2})\2(\d{1,2})|(\d{1,2})([-./ ])(\d{1,2})\6(\d{4}))$/

/**
 * Parses a time of day to `09:00`: "9:00", "9.00", "09-00", "9 00", "0900", "9 AM", "9 სთ".
 * Rejects a bare "9", which may be morning or evening.
 */
export function parseTime(text: string): string | undefined {
  const { hours, minutes, compact, mark } = TIME.exec(toPlainText(text))?.groups ?? {}
  if (hours === undefined || (minutes ?? compact ?? mark) === undefined) return undefined
  const isHalfDay = mark === 'am' || mark === 'pm'
  const typed = Number(hours)
  if (isHalfDay && (typed < 1 || typed > 12)) return undefined
  const hour = isHalfDay ? (typed % 12) + (mark === 'pm' ? 12 : 0) : typed
  const minute = Number(minutes ?? compact ?? 0)
  if (hour > 23 || minute > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** Parses a day to `2026-12-01`: also "01.12.2026" and "1/12/2026", day first as in Georgia. */
export function parseDay(text: string): string | undefined {
  const [, year, , month, day, dayFirst, , secondMonth, lastYear] = DAY.exec(toPlainText(text)) ?? []
  const parts = [year ?? lastYear, month ?? secondMonth, day ?? dayFirst]
  const date = parts.map((part = '') => part.padStart(2, '0')).join('-')
  return isCalendarDate(date) ? date : undefined
}

/** Collapses repeated spaces, and removes those around separators and before marks. */
function toPlainText(text: string): string {
  if (text.length > MAX_LENGTH) return ''
  return toAsciiDigits(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?([:.,\-–/]) ?/g, '$1')
    .replace(/ ?([ap])\.?m\.?$/, '$1m')
    .replace(/ (?=[hчсს])/, '')
    .replace(/[.,]$/, '')
}
