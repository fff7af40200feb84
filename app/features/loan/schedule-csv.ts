import { formatCsv } from '~/http/csv'
import type { Instalment } from './schedule'

/**
 * Formats one line per month, with amounts of two decimals. Column heads: month, payment, interest,
 * principal, balance.
 */
export function formatScheduleCsv(schedule: readonly Instalment[], columnHeads: readonly string[]): string {
  const rows = schedule.map(({ month, payment, interest, principal, balance }) => [
    month,
    ...[payment, interest, principal, balance].map((hundredths) => (hundredths / 100).toFixed(2)),
  ])
  return formatCsv([columnHeads, ...rows])
}
