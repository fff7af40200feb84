export { BannerSpace, FrameBanner, Interscroller } from './banner-space'
export type { ShownBanner } from './choose'
export { FilmPlace } from './film-place'
