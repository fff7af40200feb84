/** The radio value for a manually entered place. */
export const MANUAL_PLACE = 'place'
