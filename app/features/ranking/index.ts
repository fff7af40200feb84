export { RankingPage } from './ranking-page'
