export { loadServiceTiles } from './account/service-tiles.server'

export { findLandingShareImage } from './landing/share-image.server'
