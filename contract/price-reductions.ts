/** Days before a change whose prices a reduced price is below, as in `reduction_moment` of the database. */
export const LOWEST_PRICE_DAYS = 30

/** Minimum reduction, as a share. */
export const MIN_REDUCTION = 0.005

/** Maximum age of a price reduction that the filter `reduced` finds and cards name, in days. */
export const REDUCED_DAYS = 30
