/** Placeholder for the number of a closed account. */
export const REMOVED_PHONE = '000000000'
