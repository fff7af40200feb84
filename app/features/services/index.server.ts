export { sendOrderDocument } from './account/send-order-document.server'
export { loadServiceTiles } from './account/service-tiles.server'

export { findLandingShareImage } from './landing/share-image.server'
