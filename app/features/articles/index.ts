export { LatestArticles } from './latest-articles'
export { articleHref } from './urls'
