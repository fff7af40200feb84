export { countViewOnCacheHit } from './page/loader.server'
