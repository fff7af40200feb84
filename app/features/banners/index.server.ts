export { getVideoAdUrl, loadBanner, loadLayoutBanners } from './loader.server'
