/** The specification's wait between two codes to one number. */
export const RESEND_SECONDS = 60
/** How long a code can be confirmed. */
export const CODE_TTL_SECONDS = 300
/** How long a confirmed number stays so for whoever confirmed it. */
export const CONFIRMATION_TTL_SECONDS = 3_600
/**
 * Wrong tries against one code. With four digits and `DAILY_TRIES` whoever guesses takes a number with a chance of one
 * in a thousand a day.
 */
export const MAX_TRIES_PER_CODE = 3
export const MAX_DAILY_TRIES = 10
export const MAX_DAILY_CODES = 10
export const DAY_SECONDS = 86_400
