import { Router } from 'express'
import type { Db } from '~backend/platform/db/pool'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPage, toPaginationJson } from '~backend/platform/http/pagination'
import type { Locale } from '~backend/platform/localized-text'
import { type DescribePicture, toFullSizeImage } from '~backend/platform/pictures'
import { contentEndpoints } from '~contract/endpoints/content'
import type { ArticleCard } from '~contract/schemas/content'
import type { AnswerOf } from '~contract/schemas/envelope'
import { type ArticleRow, countArticles, findArticle, listArticles } from './store'

const OTHER_ARTICLES_PAGE = { page: 1, perPage: 3 }

export function articleRoutes(db: Db, describePicture: DescribePicture): Router {
  const router = Router()

  mountEndpoint(router, contentEndpoints.articles, async ({ query, locale }) => {
    const page = toPage(query)
    const [rows, total] = await Promise.all([listArticles(db, page), countArticles(db)])
    return {
      data: rows.map((row) => toArticleCardJson(row, locale, describePicture)),
      ...toPaginationJson(page, rows.length, total),
    }
  })

  mountEndpoint(router, contentEndpoints.article, async ({ params, locale }) => {
    const article = await findArticle(db, params.name)
    if (!article) throw notFound('Article')
    const others = await listArticles(db, OTHER_ARTICLES_PAGE, article.id)
    return {
      ...toArticleCardJson(article, locale, describePicture),
      body: article[`body_${locale}`],
      others: others.map((row) => toArticleCardJson(row, locale, describePicture)),
    }
  })

  return router
}

function toArticleCardJson(
  row: ArticleRow,
  locale: Locale,
  describePicture: DescribePicture,
): AnswerOf<typeof ArticleCard> {
  return {
    id: row.id,
    slug: row.slug,
    title: row[`title_${locale}`],
    lead: row[`lead_${locale}`],
    image: toFullSizeImage(row.image_path || null, describePicture),
    published_at: row.published_at,
    updated_at: row.updated_at,
  }
}
