import { toGeorgianDate } from './values/georgian-time'
import { removeInvisible } from './values/typed-text'

/** Maximum line length in bytes; RFC 5545 recommends 75 with the line break. */
const MAX_LINE_BYTES = 74

export interface CalendarEvent {
  /** Id without a domain; a file with the same id and a higher sequence replaces an older copy. */
  uid: string
  sequence: number
  isCancelled?: boolean
  changedAt: Date
  startsAt: Date
  endsAt: Date
  /** True if only the days count, in Georgia; the last one is excluded. */
  isAllDay?: boolean
  summary: string
  location: string
  description: string
  url: string
  /** Name of the part of the product that made the file. */
  product: string
}

/** Returns the iTIP method of a file: it adds or changes an appointment, or cancels it. */
export function getCalendarMethod({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>) {
  return isCancelled ? 'CANCEL' : 'PUBLISH'
}

/** Formats an appointment as an iCalendar file (RFC 5545). */
export function formatCalendar(event: CalendarEvent): string {
  const changedAt = toStamp(event.changedAt)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Ezo//${event.product}//EN`,
    `METHOD:${getCalendarMethod(event)}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}@ezo`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${changedAt}`,
    `LAST-MODIFIED:${changedAt}`,
    `DTSTART${toTime(event.startsAt, event)}`,
    `DTEND${toTime(event.endsAt, event)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

function toTime(moment: Date, { isAllDay }: Pick<CalendarEvent, 'isAllDay'>): string {
  return isAllDay ? `;VALUE=DATE:${toGeorgianDate(moment).replaceAll('-', '')}` : `:${toStamp(moment)}`
}

function toStamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '')
}

function escapeText(text: string): string {
  return removeInvisible(text)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
}

/** Folds a line: further lines begin with a space, and no letter is split. */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (encoder.encode(part + letter).length > MAX_LINE_BYTES) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}
