import { STATEMENT_TERM_DAYS } from './own-statements'

/** Days since publication, so that every statement of the cohort has reached its term at least once. */
export const EXPIRY_COHORT_DAYS = { min: STATEMENT_TERM_DAYS, max: 2 * STATEMENT_TERM_DAYS } as const
