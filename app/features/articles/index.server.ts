export { latestArticles, loadArticle, loadBlog } from './load.server'
export { pictureOfArticle } from './shared-picture.server'
