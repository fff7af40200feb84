/** The value of the radio among statements that stands for a place told by hand. */
export const MANUAL_PLACE = 'place'
