/** Maximum corners: they lengthen the URL, and each is compared with each statement. */
export const MAX_CORNERS = 40
/** Minimum corners of an area. */
export const MIN_CORNERS = 3

/** Value of the search parameter `areas` that finds what is in either area; the default is in both. */
export const EITHER_AREA = 'either'
