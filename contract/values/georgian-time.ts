export const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000

/** Georgia has had no summer time since 2005. */
const OFFSET = '+04:00'
const OFFSET_MS = 4 * 60 * MINUTE_MS

export const GEORGIAN_TIME_ZONE = 'Asia/Tbilisi'

/** Returns true for an existing day such as `2026-12-01`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  // JavaScript reads 31 November as 1 December.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Formats a moment as `2026-12-01T10:30:00.000`. */
function toWallClock(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, -1)
}

/** Formats a day as `2026-12-01`. */
export function toGeorgianDate(moment: Date): string {
  return toWallClock(moment).slice(0, 10)
}

/** Formats a time as `10:30`. */
export function toGeorgianTime(moment: Date): string {
  return toWallClock(moment).slice(11, 16)
}

/** Parses `2026-12-01` with `10:30` or `10:30:00`. */
export function fromGeorgianTime(date: string, time: string): Date {
  return new Date(`${date}T${time}${OFFSET}`)
}

/** Returns noon of the day, which is the same day in nearby time zones. */
export function toGeorgianNoon(date: string): Date {
  return fromGeorgianTime(date, '12:00')
}

/** Parses `2026-12-01 10:30:00`. */
export function parseGeorgianTimestamp(text: string): Date {
  const [date = '', time = ''] = text.split(' ')
  return fromGeorgianTime(date, time)
}

export function startOfGeorgianDay(moment: Date): Date {
  return fromGeorgianTime(toGeorgianDate(moment), '00:00')
}

/** Counts the midnights in Georgia between two moments; 0 means the same day. */
export function daysBetween(earlier: Date, later: Date): number {
  return Math.round((Date.parse(toGeorgianDate(later)) - Date.parse(toGeorgianDate(earlier))) / DAY_MS)
}
