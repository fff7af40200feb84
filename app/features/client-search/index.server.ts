export { actOnWish } from './act.server'
export { loadWish } from './load.server'
