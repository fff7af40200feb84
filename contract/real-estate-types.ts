/** Ids of real estate types with special rules. */
export const FLAT_TYPE_ID = 1
export const LAND_TYPE_ID = 4
