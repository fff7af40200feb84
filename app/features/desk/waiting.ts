import type { TFunction } from 'i18next'
import type { LeadSummary } from '~/upstream/leads.server'

const HOUR_MS = 3_600_000
const HOURS_A_DAY = 24

/** Formats how long a lead has waited, or had until it was closed. */
export function formatWaiting(
  { createdAt, closedAt }: Pick<LeadSummary, 'createdAt'> & Partial<Pick<LeadSummary, 'closedAt'>>,
  t: TFunction<'desk'>,
): string {
  const hours = Math.floor(((closedAt ?? new Date()).getTime() - createdAt.getTime()) / HOUR_MS)
  if (hours < 1) return t('waiting.less')
  if (hours < HOURS_A_DAY) return t('waiting.hours', { count: hours })
  return t('waiting.days', { count: Math.floor(hours / HOURS_A_DAY) })
}
