/** Ids of types of real estate that are treated apart from the others. */
export const FLAT_TYPE_ID = 1
export const LAND_TYPE_ID = 4
