export { latestArticles, loadArticle, loadBlog } from './load.server'
