import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { georgianTime, optionalText } from '~contract/schemas/primitives'
import { Image } from './statement-schemas'
import type { Call } from './upstream-client.server'

const ArticleFields = z.object({
  id: z.number().int(),
  slug: optionalText,
  title: z.string(),
  lead: z
    .string()
    .nullish()
    .transform((lead) => lead?.trim() ?? ''),
  image: Image.nullish(),
  published_at: georgianTime,
  updated_at: georgianTime.nullish(),
})

function toArticleCard({ published_at, updated_at, image, slug, ...card }: z.output<typeof ArticleFields>) {
  return {
    ...card,
    /** The last segment of its URL. */
    name: slug ?? String(card.id),
    image: image ?? undefined,
    publishedAt: published_at,
    updatedAt: updated_at ?? published_at,
  }
}

const ArticleCard = ArticleFields.transform(toArticleCard)

export type ArticleCard = z.output<typeof ArticleCard>

const ArticlePage = z
  .object({ data: z.array(ArticleCard), total: z.number().int(), last_page: z.number().int() })
  .transform(({ data, total, last_page }) => ({ articles: data, total, lastPage: last_page }))

export type ArticlePage = z.output<typeof ArticlePage>

/** Latest first. */
export function articlePage(page: number, perPage: number): Call<ArticlePage> {
  const query = new URLSearchParams({ page: String(page), per_page: String(perPage) })
  return { api: 'main', path: 'blogs', query, answer: success(ArticlePage) }
}

const Article = ArticleFields.extend({
  /** HTML. */
  body: z.string(),
  others: z.array(ArticleCard).default([]),
}).transform(({ body, others, ...card }) => ({ ...toArticleCard(card), body, others }))

export type Article = z.output<typeof Article>

/** Finds an article by its id or slug. */
export function articleByName(name: string): Call<Article> {
  return {
    api: 'main',
    path: `blogs/${encodeURIComponent(name)}`,
    alias: 'blogs/{id}',
    answer: success(Article),
  }
}
