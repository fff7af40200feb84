export { saveFace } from './act.server'
export { loadFace } from './load.server'
