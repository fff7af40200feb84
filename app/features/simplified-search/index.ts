export { listRoomChoices } from './room-choices'
export { SimplifiedSearchTile } from './simplified-search-tile'
export { SIMPLIFIED_SEARCH_PATH } from './steps'
