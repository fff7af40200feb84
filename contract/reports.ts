export const REPORT_REASONS = ['sold', 'wrong_price', 'wrong_place', 'fraud', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export function needsComment(reason: ReportReason): boolean {
  return reason === 'other'
}

/** Lists of reported statements: with an open report, or with closed ones only. */
export const REPORT_LISTS = ['open', 'closed'] as const
export type ReportList = (typeof REPORT_LISTS)[number]
