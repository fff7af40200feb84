import { DAY_MS, MINUTE_MS } from '~contract/values/georgian-time'
import { type Slot, toSlot, toTimestamp } from './slot'
import { isWorkingDay } from './working-days'

const OPENS_MINUTES = 10 * 60
const CLOSES_MINUTES = 18 * 60
const SLOT_MINUTES = 30
/** Minimum notice in minutes, for preparing the papers and travelling. */
const MIN_NOTICE_MINUTES = 2 * 60
const MAX_DAYS_AHEAD = 60

const SLOT_TIMES: readonly string[] = Array.from(
  { length: (CLOSES_MINUTES - OPENS_MINUTES) / SLOT_MINUTES },
  (_, at) => {
    const minutes = OPENS_MINUTES + at * SLOT_MINUTES
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  },
)

export function getBookingWindow(now: number): { from: number; until: number } {
  return { from: now + MIN_NOTICE_MINUTES * MINUTE_MS, until: now + MAX_DAYS_AHEAD * DAY_MS }
}

export function isBookable(slot: Slot, now: number): boolean {
  const { from, until } = getBookingWindow(now)
  const moment = toTimestamp(slot)
  return SLOT_TIMES.includes(slot.time) && isWorkingDay(slot.date) && moment >= from && moment <= until
}

/** Lists bookable times in a month such as `2026-12` or in all, soonest first. */
export function listBookableTimes(now: number, month?: string): number[] {
  const { from, until } = getBookingWindow(now)
  const moments: number[] = []
  for (let at = from; toSlot(at).date <= toSlot(until).date; at += DAY_MS) {
    const { date } = toSlot(at)
    if ((month !== undefined && !date.startsWith(`${month}-`)) || !isWorkingDay(date)) continue
    moments.push(...SLOT_TIMES.map((time) => toTimestamp({ date, time })))
  }
  return moments.filter((moment) => moment >= from && moment <= until)
}

/** Finds the nearest `count` times, soonest first. */
export function findNearestTimes(timestamp: number, timestamps: readonly number[], count: number): number[] {
  return [...timestamps]
    .sort((one, other) => Math.abs(one - timestamp) - Math.abs(other - timestamp) || one - other)
    .slice(0, count)
    .sort((one, other) => one - other)
}
