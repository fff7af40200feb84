/** The specification's wait between two codes to one number. */
export const RESEND_SECONDS = 60

/** Why a code does not confirm a number: another attempt is allowed after a wrong one alone. */
export const CODE_REFUSALS = ['wrong', 'expired', 'spent'] as const
export type CodeRefusal = (typeof CODE_REFUSALS)[number]
