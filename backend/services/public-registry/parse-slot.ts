import type { Slot } from './georgian-time'

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Such as `2026-12-01`. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false
  const moment = Date.parse(`${text}T00:00:00Z`)
  // Date rolls 31 November over to 1 December.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

export function parseSlot(date = '', time = ''): Slot | undefined {
  if (!isDate(date) || !TIME.test(time)) return undefined
  return { date, time }
}
