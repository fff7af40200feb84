import type { TFunction } from 'i18next'

const HOURS_A_DAY = 24
/** Maximum number of hours shown as hours; longer durations are shown in days. */
const MAX_HOURS = 2 * HOURS_A_DAY

/** Formats a duration, rounded up, so that it was never exceeded. */
export function formatTimeLimit(hours: number, t: TFunction<'trust'>): string {
  if (hours > MAX_HOURS) return t('days', { count: Math.ceil(hours / HOURS_A_DAY) })
  return t('hours', { count: Math.max(1, Math.ceil(hours)) })
}
