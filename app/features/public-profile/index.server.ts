export { publicProfileAction } from './action.server'
export { loadPublicProfile } from './loader.server'
