import type { Visitor } from '~/session/visitor.server'
import { type ArticleCard, articlePage } from '~/upstream/articles.server'

const LATEST_COUNT = 3

export async function loadLatestArticles(visitor: Visitor): Promise<ArticleCard[]> {
  const list = await visitor.optional('articles', visitor.cachedCall(articlePage(1, LATEST_COUNT)))
  return list?.articles ?? []
}
