export { loadQualityJson, loadQualityPage } from './loader.server'
