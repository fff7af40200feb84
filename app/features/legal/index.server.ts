export { listLegalLinks } from './loader.server'
