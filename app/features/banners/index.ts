export { BannerSlot, Interscroller, LayoutBanner } from './banner-slot'
export { VideoAd } from './video-ad'
