/** What can be wrong with a statement. */
export const REPORT_REASONS = ['sold', 'wrong_price', 'wrong_place', 'fraud', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Whether the reason says too little without a comment. */
export function needsComment(reason: ReportReason): boolean {
  return reason === 'other'
}
