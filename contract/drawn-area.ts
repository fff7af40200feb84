/** Maximum corners: they lengthen the URL, and each is compared with each statement. */
export const MAX_CORNERS = 40
/** Minimum corners of an area. */
export const MIN_CORNERS = 3
