export { pressedCorner } from './draw-press'
export { groundMarkup } from './ground.server'
export { drawPlaceMap, type PlaceMapData } from './place-map.server'
export { capitalBounds, drawSearchMap, type MapAddresses, type SearchMap } from './search-map.server'
