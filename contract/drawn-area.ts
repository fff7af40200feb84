/** Limits the URL's length, and the backend compares each corner with each statement. */
export const MAX_CORNERS = 40
/** Two corners are only a line. */
export const MIN_CORNERS = 3
