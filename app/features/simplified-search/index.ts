export { listRoomChoices } from './room-choices'
export { SimplifiedSearchTile } from './simplified-search-tile'
