export { closedBannersCookieValue } from './closed-banners-cookie.server'
export { getVideoAdUrl, loadBanner, loadLayoutBanners, loadNextBanner } from './loader.server'
