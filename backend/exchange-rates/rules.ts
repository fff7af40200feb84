import { DAY_MS, fromGeorgianTime, startOfGeorgianDay, toGeorgianDate } from '~contract/values/georgian-time'

/**
 * Daily lookup times in Georgia. The bank announces tomorrow's rate at 17:45; the morning lookup sees
 * corrections.
 */
const LOOKUP_TIMES = ['18:00', '09:00']
/** Maximum plausible change within a day. The lari has never moved more, so more is most likely an error. */
const MAX_CHANGE = 0.1

/** True if a lookup time has passed since the last lookup. */
export function isLookupDue(now: Date, lastLookup: Date | undefined): boolean {
  const days = [toGeorgianDate(now), toGeorgianDate(new Date(now.getTime() - DAY_MS))]
  const latest = days
    .flatMap((day) => LOOKUP_TIMES.map((time) => fromGeorgianTime(day, time)))
    .find((time) => time <= now)
  return lastLookup === undefined || (latest !== undefined && lastLookup < latest)
}

/** Milliseconds until the rates of the next day hold. */
export function getMsUntilNextDay(now: Date): number {
  return startOfGeorgianDay(new Date(now.getTime() + DAY_MS)).getTime() - now.getTime()
}

/**
 * Checks a rate against the last accepted one.
 * @param known newest accepted rate
 */
export function isPlausible(gel: number, known: number | undefined): boolean {
  return known === undefined || Math.abs(gel / known - 1) <= MAX_CHANGE
}
