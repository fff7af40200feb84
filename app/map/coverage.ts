/** Area covered by the tile archive: Georgia and some sea. */
export const MAP_BOUNDS = { west: 39.5, south: 41, east: 46.8, north: 43.7 }
