/** Ids of types of real estate that the site treats apart from the others. */
export const FLAT = 1
export const LAND = 4
