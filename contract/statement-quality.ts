import { STATEMENT_TERM_DAYS } from './own-statements'

/** How long ago those statements were published of which it is counted how many have expired: once at least. */
export const EXPIRY_COHORT_DAYS = { min: STATEMENT_TERM_DAYS, max: 2 * STATEMENT_TERM_DAYS } as const
