/** Period of the published figures, in days. */
export const TRUST_PERIOD_DAYS = 90

/** Minimum reports shown separately: someone who knows of one could see when another arrives. */
export const MIN_SHOWN_REPORTS = 5

/** Minimum cases for a percentage. */
export const MIN_PERCENT_CASES = 20

/** Days after publication or renewal for which a statement counts as fresh. */
export const FRESH_DAYS = 30
