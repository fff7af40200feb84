export const CODE_TTL_SECONDS = 300
/** Seconds for which a confirmation proves that its holder has the number. */
export const CONFIRMATION_TTL_SECONDS = 3_600
export const MAX_TRIES_PER_CODE = 3
/** Maximum wrong tries a day: guessing four digits succeeds with a chance of at most one in a thousand. */
export const MAX_DAILY_TRIES = 10
export const MAX_DAILY_CODES = 5
/**
 * Maximum codes a day from one network for one number; strangers leave its owner two codes and one code's
 * tries.
 */
export const MAX_DAILY_CODES_OF_VISITOR = 3
export const MAX_DAILY_TRIES_OF_VISITOR = 6
export const DAY_SECONDS = 86_400
