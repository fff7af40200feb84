export { BannerSpace, FrameBanner } from './banner-space'
export type { ShownBanner } from './choose'
