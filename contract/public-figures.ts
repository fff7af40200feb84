import { STATEMENT_TERM_DAYS } from './statements'

/** Period of the published figures, in days. */
export const TRUST_PERIOD_DAYS = 90

/** Minimum reports shown separately: someone who knows of one could see when another arrives. */
export const MIN_SHOWN_REPORTS = 5

/** Minimum cases for a percentage. */
export const MIN_PERCENT_CASES = 20

/** Days after publication or renewal for which a statement counts as fresh. */
export const FRESH_DAYS = 30

/** Days since publication, so that every statement of the cohort has reached its term at least once. */
export const EXPIRY_COHORT_DAYS = { min: STATEMENT_TERM_DAYS, max: 2 * STATEMENT_TERM_DAYS } as const
