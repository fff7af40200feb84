import { VISIT_NOTICE_HOURS } from '~contract/services'
import { fromGeorgianTime, toGeorgianDate } from '~contract/values/georgian-time'

interface VisitTime {
  /** As `2026-12-01`. */
  date: string
  /** As `10:30`; without one the whole day counts. */
  time?: string | undefined
}

const HOUR_MS = 3_600_000

/** Whether a visit at this time can be neither moved nor cancelled any more, as the backend judges it. */
export function isWithinNotice({ date, time }: VisitTime, now = new Date()): boolean {
  const limit = new Date(now.getTime() + VISIT_NOTICE_HOURS * HOUR_MS)
  return time ? fromGeorgianTime(date, time) <= limit : date <= toGeorgianDate(limit)
}
