/** Minimum time between two codes to one number, in seconds (specification). */
export const RESEND_SECONDS = 60

/** Reasons to reject a code. Another attempt is allowed after `wrong` only. */
export const CODE_REFUSALS = ['wrong', 'expired', 'spent'] as const
export type CodeRefusal = (typeof CODE_REFUSALS)[number]
