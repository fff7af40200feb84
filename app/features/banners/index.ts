export { BannerSlot, Interscroller, LayoutBanner } from './banner-slot'
export type { ShownBanner } from './choose-banner'
export { VideoAd } from './video-ad'
