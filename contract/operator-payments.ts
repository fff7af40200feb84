/** Lists of payments at the desk; those under review wait for a decision. */
export const PAYMENT_LISTS = ['review', 'pending', 'paid', 'returned', 'failed', 'all'] as const
export type PaymentList = (typeof PAYMENT_LISTS)[number]

export const MAX_REFUND_TEXT_LENGTH = 2_000
export const MAX_PAYMENT_SEARCH_LENGTH = 100
export const MAX_FOUND_PAYMENTS = 50

/** Logged acts on a payment. */
export const PAYMENT_ACTS = ['refund', 'refund_refused', 'settle', 'not_charged', 'note'] as const
