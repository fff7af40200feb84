export { closing } from './closed.server'
export { loadBanner, loadFrameBanners, nextBanner } from './load.server'
