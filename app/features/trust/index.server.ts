export { loadTrustPage } from './loader.server'
