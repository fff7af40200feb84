/** Owners of phone numbers, besides statements, which have their own endpoint. */
export const PHONE_OWNERS = ['broker', 'agent', 'developer', 'project'] as const
export type PhoneOwner = (typeof PHONE_OWNERS)[number]

/** Minimum time between two codes to one number, in seconds (specification). */
export const RESEND_SECONDS = 60

/** Reasons to reject a code. Another attempt is allowed after `wrong` only. */
export const CODE_REFUSALS = ['wrong', 'expired', 'spent'] as const
export type CodeRefusal = (typeof CODE_REFUSALS)[number]
