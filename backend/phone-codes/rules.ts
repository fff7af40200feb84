export const CODE_TTL_SECONDS = 300
/** A confirmation proves for this long that its holder has the number. */
export const CONFIRMATION_TTL_SECONDS = 3_600
export const MAX_TRIES_PER_CODE = 3
/** With four digits, guessing succeeds with a chance of at most one in a thousand per day. */
export const MAX_DAILY_TRIES = 10
export const MAX_DAILY_CODES = 5
/** Of one network to one number: a stranger leaves its owner two codes of the day, and the tries of one. */
export const MAX_DAILY_CODES_OF_VISITOR = 3
export const MAX_DAILY_TRIES_OF_VISITOR = 6
export const DAY_SECONDS = 86_400
