export { closing } from './closed.server'
export { filmAddress, loadBanner, loadFrameBanners, nextBanner } from './load.server'
