/** The API's names of report reasons. */
export const reportReasons = ['sold', 'wrong_price', 'wrong_place', 'fraud', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
