export { loadArticle, loadLatestArticles } from './loader.server'
export { loadArticleShareImage } from './share-image.server'
