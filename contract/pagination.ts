/** Maximum rows of a page. */
export const MAX_PER_PAGE = 200
