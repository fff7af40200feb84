/** Figures of trust are of so many whole days. */
export const TRUST_PERIOD_DAYS = 90

/** Fewer reports, in all or with one reason, are not shown apart: whoever knows of one could see when another came. */
export const MIN_SHOWN_REPORTS = 5

/** Of fewer cases there is no percentage. */
export const MIN_PERCENT_CASES = 20

/** A statement counts as fresh for so long after its publication or renewal. */
export const FRESH_DAYS = 30
