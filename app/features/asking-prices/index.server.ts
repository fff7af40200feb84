export { loadPricedPaths } from './priced-paths.server'
