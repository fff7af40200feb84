import { DAY_MS, fromGeorgianTime, startOfGeorgianDay, toGeorgianDate } from '~contract/values/georgian-time'

/** The bank announces tomorrow's rate at 17:45; in the morning corrections are seen. */
const LOOKUP_TIMES = ['18:00', '09:00']
/** The lari has never moved more within a day; more is most likely an error of the source. */
const MAX_CHANGE = 0.1

/** Whether a time for a lookup has come since the last one. */
export function isLookupDue(now: Date, lastLookup: Date | undefined): boolean {
  const days = [toGeorgianDate(now), toGeorgianDate(new Date(now.getTime() - DAY_MS))]
  const latest = days
    .flatMap((day) => LOOKUP_TIMES.map((time) => fromGeorgianTime(day, time)))
    .find((time) => time <= now)
  return lastLookup === undefined || (latest !== undefined && lastLookup < latest)
}

/** Until the rates of the next day hold. */
export function getMsUntilNextDay(now: Date): number {
  return startOfGeorgianDay(new Date(now.getTime() + DAY_MS)).getTime() - now.getTime()
}

/** @param known the newest rate that was taken before */
export function isPlausible(gel: number, known: number | undefined): boolean {
  return known === undefined || Math.abs(gel / known - 1) <= MAX_CHANGE
}
