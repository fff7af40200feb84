/** Rows that one page may hold. */
export const MAX_PER_PAGE = 200
