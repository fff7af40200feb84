import type { TFunction } from 'i18next'
import type { LeadSummary } from '~/upstream/leads.server'

const HOUR_MS = 3_600_000
const HOURS_A_DAY = 24

/** Formats how long a lead has waited, or had until it was closed. */
export function formatWaiting(
  { createdAt, closedAt }: Pick<LeadSummary, 'createdAt'> & Partial<Pick<LeadSummary, 'closedAt'>>,
  t: TFunction<'desk'>,
): string {
  return formatHours((closedAt ?? new Date()).getTime() - createdAt.getTime(), 'waiting', t)
}

/** Formats the time until the deadline of an open lead, or since. Undefined without a deadline. */
export function formatDeadline(
  { dueAt, closedAt }: Pick<LeadSummary, 'dueAt' | 'closedAt'>,
  t: TFunction<'desk'>,
): { isLate: boolean; text: string } | undefined {
  if (!dueAt || closedAt) return undefined
  const left = dueAt.getTime() - Date.now()
  const isLate = left < 0
  return { isLate, text: formatHours(Math.abs(left), isLate ? 'late' : 'due', t) }
}

const HOUR_MINUTES = 60

/** Formats a duration in hours and minutes. */
export function formatMinutes(minutes: number, t: TFunction<'desk'>): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / HOUR_MINUTES)
  const rest = whole % HOUR_MINUTES
  return hours === 0
    ? t('overview.minutes', { minutes: rest })
    : t('overview.hours', { hours, minutes: rest })
}

function formatHours(ms: number, texts: 'waiting' | 'late' | 'due', t: TFunction<'desk'>): string {
  const hours = Math.floor(ms / HOUR_MS)
  if (hours < 1) return t(`${texts}.less`)
  if (hours < HOURS_A_DAY) return t(`${texts}.hours`, { count: hours })
  return t(`${texts}.days`, { count: Math.floor(hours / HOURS_A_DAY) })
}
