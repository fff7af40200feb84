/** Rotations for objects that face +z by default. */
export const EAST = Math.PI / 2
export const SOUTH = Math.PI
export const WEST = -Math.PI / 2
