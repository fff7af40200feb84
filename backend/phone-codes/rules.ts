/** The specification's wait between two codes to one number. */
export const SECONDS_BETWEEN = 60
/** How long a code can be confirmed. */
export const CODE_SECONDS = 300
/** How long a confirmed number stays so for whoever confirmed it. */
export const CONFIRMED_SECONDS = 3_600
/**
 * Wrong tries against one code. With four digits and `DAILY_TRIES` whoever guesses takes a number with a chance of one
 * in a thousand a day.
 */
export const TRIES = 3
export const DAILY_TRIES = 10
export const DAILY_CODES = 10
export const DAY_SECONDS = 86_400
