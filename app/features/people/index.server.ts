export { mostLookedAt } from './home.server'
export { peoplePictures } from './shared-pictures.server'
