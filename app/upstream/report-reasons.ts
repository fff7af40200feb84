/** What can be wrong with a statement, as the API names it. */
export const reportReasons = ['sold', 'wrong_price', 'wrong_place', 'fraud', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
