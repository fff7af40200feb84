import { z } from 'zod'
import { georgianTime, id, optionalText } from './primitives'
import { Image } from './statements'

export const ArticleCard = z.object({
  id,
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

/** `GET /blogs` */
export const ArticlePage = z.object({
  data: z.array(ArticleCard),
  total: z.number().int(),
  last_page: z.number().int(),
})

/** `GET /blogs/{id or slug}` */
export const Article = ArticleCard.extend({
  /** HTML. */
  body: z.string(),
  others: z.array(ArticleCard).default([]),
})
