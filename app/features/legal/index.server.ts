export { listLegalLinks, loadLegalPage } from './loader.server'
