export { createOgImage, type OgCard, type OgCardLocale } from './og-image/og-card.server'
export { loadOgImageResponse, type OgCardContext } from './og-image/og-image-response.server'
export { toSiteOgCard } from './og-image/site-og-card.server'
