import { DAY_MS } from '~contract/values/georgian-time'

/** Fixed public holidays of the Labour Code, as `MM-DD`. */
const HOLIDAYS = new Set([
  '01-01',
  '01-02',
  '01-07',
  '01-19',
  '03-03',
  '03-08',
  '04-09',
  '05-09',
  '05-12',
  '05-17',
  '05-26',
  '08-28',
  '10-14',
  '11-23',
])
/** Good Friday to Easter Monday, in days from Easter. */
const EASTER_DAYS = [-2, -1, 0, 1]
const SATURDAY = 6
const SUNDAY = 0

/** True if public offices are open on a day such as `2026-12-01`. */
export function isWorkingDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  const weekday = date.getUTCDay()
  if (weekday === SATURDAY || weekday === SUNDAY || HOLIDAYS.has(day.slice(5))) return false
  const easter = orthodoxEaster(date.getUTCFullYear())
  return !EASTER_DAYS.some((days) => easter + days * DAY_MS === date.getTime())
}

/** Calculates Orthodox Easter by Meeus's algorithm, converted from the Julian calendar for 1900 to 2099. */
function orthodoxEaster(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const sum = moon + sunday + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1) + 13 * DAY_MS
}
