export { loadRankingJson, loadRankingPage } from './loader.server'
