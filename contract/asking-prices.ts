/** Minimum number of statements for a median and quartiles. */
export const MIN_PRICED_STATEMENTS = 20

/** Maximum number of months counted and shown. */
export const ASKING_PRICE_MONTHS = 24
