import {
  fromGeorgianTime,
  isCalendarDate,
  toGeorgianDate,
  toGeorgianTime,
} from '~contract/values/georgian-time'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** A day and a time of the clock in Georgia: `2026-12-01`, `10:30`. */
export type Slot = { date: string; time: string }

export function parseSlot(date = '', time = ''): Slot | undefined {
  return isCalendarDate(date) && TIME.test(time) ? { date, time } : undefined
}

/** In milliseconds since 1970. */
export function toTimestamp({ date, time }: Slot): number {
  return fromGeorgianTime(date, time).getTime()
}

export function toSlot(timestamp: number): Slot {
  const moment = new Date(timestamp)
  return { date: toGeorgianDate(moment), time: toGeorgianTime(moment) }
}
