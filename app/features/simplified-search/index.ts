export { roomChoices } from './rooms'
export { SIMPLIFIED_SEARCH } from './steps'
export { SimplifiedSearchTile } from './tile'
