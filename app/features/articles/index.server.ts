export { loadLatestArticles } from './latest-articles.server'

export { loadArticleShareImage } from './share-image.server'
