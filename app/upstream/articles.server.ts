import type { z } from 'zod'
import { contentEndpoints } from '~contract/endpoints/content'
import type * as wire from '~contract/schemas/content'
import { defineCall } from './endpoint-call.server'
import { toImage } from './statement-fields'
import type { Call } from './upstream-client.server'

export type ArticleCard = ReturnType<typeof toArticleCard>

export type ArticlePage = ReturnType<typeof toArticlePage>

const callArticles = defineCall(contentEndpoints.articles, toArticlePage)

/** Requests a page of articles, latest first. */
export function articlePage(page: number, perPage: number): Call<ArticlePage> {
  return callArticles({ query: { page, per_page: perPage } })
}

export type Article = ReturnType<typeof toArticle>

const callArticle = defineCall(contentEndpoints.article, toArticle)

/** Finds an article by its id or slug. */
export function articleByName(name: string): Call<Article> {
  return callArticle({ params: { name } })
}

function toArticlePage({ data, total, last_page }: z.output<typeof wire.ArticlePage>) {
  return { articles: data.map(toArticleCard), total, lastPage: last_page }
}

function toArticle({ body, others, ...card }: z.output<typeof wire.Article>) {
  return { ...toArticleCard(card), body, others: others.map(toArticleCard) }
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
