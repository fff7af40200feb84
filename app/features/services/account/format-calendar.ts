import type { ServiceOrder } from '~/upstream/services.server'
import { removeInvisible } from '~contract/values/typed-text'

/** Maximum line length in bytes; RFC 5545 recommends 75 with the line break. */
const MAX_LINE_BYTES = 74
/** Assumed duration of a visit, in ms. */
const VISIT_MS = 3_600_000

interface CalendarEvent {
  order: ServiceOrder
  startsAt: Date
  /** URL of the order's page. */
  address: string
}

/**
 * Formats an appointment as an iCalendar file. A file with the same UID and a higher SEQUENCE replaces an
 * older copy.
 */
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

/** Folds a line: further lines begin with a space, and no letter is split. */
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
