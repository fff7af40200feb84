export { answerSitemap, answerSitemapIndex, robotsText } from './answer.server'
