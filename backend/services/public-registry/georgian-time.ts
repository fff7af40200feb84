export const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000
/** Georgia has had no daylight saving time since 2005. */
const TBILISI_OFFSET = '+04:00'
const TBILISI_OFFSET_MS = 4 * 60 * MINUTE_MS

export type Slot = { date: string; time: string }

/** Converts Georgian local time, such as `2026-12-01` `10:30`. */
export function toTimestamp({ date, time }: Slot): number {
  return Date.parse(`${date}T${time}:00${TBILISI_OFFSET}`)
}

/** Converts to Georgian local time. */
export function toSlot(timestamp: number): Slot {
  const text = new Date(timestamp + TBILISI_OFFSET_MS).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}
