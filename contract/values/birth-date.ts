import { isCalendarDate, toGeorgianDate } from './georgian-time'

/** Maximum age in years, close to the longest known life. */
const MAX_AGE = 120

/** Returns the earliest and latest birth date in Georgian time, such as `1990-05-20`. */
export function getBirthDateLimits(now = new Date()): { min: string; max: string } {
  const max = toGeorgianDate(now)
  return { min: `${Number(max.slice(0, 4)) - MAX_AGE}${max.slice(4)}`, max }
}

export function isBirthDate(text: string, now = new Date()): boolean {
  const { min, max } = getBirthDateLimits(now)
  return isCalendarDate(text) && text >= min && text <= max
}
