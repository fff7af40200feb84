import { z } from 'zod'
import { countedPageOf } from './envelope'
import { georgianTime, id, optionalText } from './primitives'
import { rowsOf } from './rows'
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

export const ArticlePage = countedPageOf(ArticleCard)

export const Article = ArticleCard.extend({
  /** HTML. */
  body: z.string(),
  others: rowsOf(ArticleCard).default([]),
})
