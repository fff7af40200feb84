import { fromGeorgianTime, toGeorgianDate, toGeorgianTime } from '~contract/values/georgian-time'
import { parseDay, parseTime } from '~contract/values/typed-time'

/** Day and time in Georgia: `2026-12-01`, `10:30`. */
export type Slot = { date: string; time: string }

export function parseSlot(typedDate = '', typedTime = ''): Slot | undefined {
  const [date, time] = [parseDay(typedDate), parseTime(typedTime)]
  return date !== undefined && time !== undefined ? { date, time } : undefined
}

/** Returns milliseconds since 1970. */
export function toTimestamp({ date, time }: Slot): number {
  return fromGeorgianTime(date, time).getTime()
}

export function toSlot(timestamp: number): Slot {
  const moment = new Date(timestamp)
  return { date: toGeorgianDate(moment), time: toGeorgianTime(moment) }
}
