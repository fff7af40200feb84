import type { z } from 'zod'
import * as wire from '~contract/schemas/articles'
import { success } from '~contract/schemas/envelope'
import { itemPath } from './item-path'
import { toImage } from './statement-fields'
import type { Call } from './upstream-client.server'

export type ArticleCard = ReturnType<typeof toArticleCard>

const ArticlePage = wire.ArticlePage.transform(({ data, total, last_page }) => ({
  articles: data.map(toArticleCard),
  total,
  lastPage: last_page,
}))

export type ArticlePage = z.output<typeof ArticlePage>

/** Requests a page of articles, latest first. */
export function articlePage(page: number, perPage: number): Call<ArticlePage> {
  const query = new URLSearchParams({ page: String(page), per_page: String(perPage) })
  return { api: 'main', path: 'blogs', query, answer: success(ArticlePage) }
}

const Article = wire.Article.transform(({ body, others, ...card }) => ({
  ...toArticleCard(card),
  body,
  others: others.map(toArticleCard),
}))

export type Article = z.output<typeof Article>

/** Finds an article by its id or slug. */
export function articleByName(name: string): Call<Article> {
  return { api: 'main', ...itemPath('blogs', name), answer: success(Article) }
}

function toArticleCard(card: z.output<typeof wire.ArticleCard>) {
  return {
    id: card.id,
    title: card.title,
    lead: card.lead,
    /** Last segment of its URL. */
    name: card.slug ?? String(card.id),
    image: card.image ? toImage(card.image) : undefined,
    publishedAt: card.published_at,
    updatedAt: card.updated_at ?? card.published_at,
  }
}
