export { parsePressedCorner } from './map-press'
export { drawPinMap } from './pin/pin-map.server'
export { drawPlaceMap } from './place-map.server'
export { capitalBounds, drawSearchMap, type SearchMap } from './search-map.server'
