export { loadServiceTiles } from './account/loader.server'
export { sendOrderDocument } from './account/send-order-document.server'
export { loadLanding } from './landing/loader.server'
export { findLandingShareImage } from './landing/share-image.server'
