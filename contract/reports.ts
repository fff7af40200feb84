export const REPORT_REASONS = ['sold', 'wrong_price', 'wrong_place', 'fraud', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export function needsComment(reason: ReportReason): boolean {
  return reason === 'other'
}
