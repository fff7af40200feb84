export const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000
/** Georgia has had no summer time since 2005. */
const TBILISI_OFFSET = '+04:00'
const TBILISI_OFFSET_MS = 4 * 60 * MINUTE_MS

/** A day and a time of the clock in Georgia. */
export type Slot = { date: string; time: string }

/** The moment of `2026-12-01`, `10:30` in Georgia. */
export function toTimestamp({ date, time }: Slot): number {
  return Date.parse(`${date}T${time}:00${TBILISI_OFFSET}`)
}

/** What clocks in Georgia show at a moment. */
export function toSlot(timestamp: number): Slot {
  const text = new Date(timestamp + TBILISI_OFFSET_MS).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}
