import type { ServiceOrder } from '~/upstream/services.server'
import { removeInvisible } from '~contract/values/typed-text'

/** RFC 5545 asks for lines of at most 75 bytes. */
const MAX_LINE_BYTES = 74
/** A visit's length is not known beforehand. */
const VISIT_MS = 3_600_000

interface CalendarEvent {
  order: ServiceOrder
  startsAt: Date
  /** Of the page of the order. */
  address: string
}

/** An appointment as an iCalendar file. A file with the same UID and a higher SEQUENCE replaces an older copy. */
export function formatCalendar({ order, startsAt, address }: CalendarEvent): string {
  const changedAt = toStamp(order.rescheduledAt ?? order.createdAt)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ezo//Orders//EN',
    'BEGIN:VEVENT',
    `UID:order-${order.id}@ezo`,
    `SEQUENCE:${order.reschedules}`,
    `DTSTAMP:${changedAt}`,
    `LAST-MODIFIED:${changedAt}`,
    `DTSTART:${toStamp(startsAt)}`,
    `DTEND:${toStamp(new Date(startsAt.getTime() + VISIT_MS))}`,
    `SUMMARY:${escapeText(order.service)}`,
    `LOCATION:${escapeText(order.booking?.place ?? order.place ?? '')}`,
    `DESCRIPTION:${escapeText([order.package, order.booking?.number, address].filter(Boolean).join('\n'))}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

function toStamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '')
}

function escapeText(text: string): string {
  return removeInvisible(text)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
}

/** Further lines begin with a space; no letter is cut. */
function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > MAX_LINE_BYTES) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}
