import { VISIT_NOTICE_HOURS } from '~contract/services'
import { fromGeorgianTime, toGeorgianDate } from '~contract/values/georgian-time'

interface VisitTime {
  /** Date such as `2026-12-01`. */
  date: string
  /** Time such as `10:30`. Default: the whole day. */
  time?: string | undefined
}

const HOUR_MS = 3_600_000

/** Returns true if a visit at this time can no longer be moved or cancelled, by the backend's rule. */
export function isWithinNotice({ date, time }: VisitTime, now = new Date()): boolean {
  const limit = new Date(now.getTime() + VISIT_NOTICE_HOURS * HOUR_MS)
  return time ? fromGeorgianTime(date, time) <= limit : date <= toGeorgianDate(limit)
}
