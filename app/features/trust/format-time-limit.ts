import type { TFunction } from 'i18next'

const HOURS_A_DAY = 24
/** Up to here hours say more than days. */
const MAX_HOURS = 2 * HOURS_A_DAY

/** Rounded up: what is said to be done within a time was. */
export function formatTimeLimit(hours: number, t: TFunction<'trust'>): string {
  if (hours > MAX_HOURS) return t('days', { count: Math.ceil(hours / HOURS_A_DAY) })
  return t('hours', { count: Math.max(1, Math.ceil(hours)) })
}
