/** Turns that make what looks along +z look another way. */
export const EAST = Math.PI / 2
export const SOUTH = Math.PI
export const WEST = -Math.PI / 2
