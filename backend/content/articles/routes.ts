import { Router } from 'express'
import type { Db } from '~backend/platform/db/pool'
import { notFound } from '~backend/platform/http/errors'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { parsePage, toPaginationJson } from '~backend/platform/http/pagination'
import { parseQuery } from '~backend/platform/http/query'
import type { Locale } from '~backend/platform/localized-text'
import { type DescribePicture, toFullSizeImage } from '~backend/platform/pictures'
import type { Article, ArticleCard, ArticlePage } from '~contract/schemas/articles'
import type { AnswerOf } from '~contract/schemas/envelope'
import { type ArticleRow, countArticles, findArticle, listArticles } from './store'

const PER_PAGE = 12
const OTHER_ARTICLES_PAGE = { page: 1, perPage: 3 }

/** `/blogs`: a page of articles, or one article with three others. */
export function articleRoutes(db: Db, describePicture: DescribePicture): Router {
  const router = Router()

  router.get(
    '/blogs',
    jsonHandler(async (request): Promise<AnswerOf<typeof ArticlePage>> => {
      const locale = getLocale(request)
      const page = parsePage(parseQuery(request), PER_PAGE)
      const [rows, total] = await Promise.all([listArticles(db, page), countArticles(db)])
      return {
        data: rows.map((row) => toArticleCardJson(row, locale, describePicture)),
        ...toPaginationJson(page, rows.length, total),
      }
    }),
  )

  router.get(
    '/blogs/:name',
    jsonHandler(async (request): Promise<AnswerOf<typeof Article>> => {
      const locale = getLocale(request)
      const article = await findArticle(db, request.params.name ?? '')
      if (!article) throw notFound('Article')
      const others = await listArticles(db, OTHER_ARTICLES_PAGE, article.id)
      return {
        ...toArticleCardJson(article, locale, describePicture),
        body: article[`body_${locale}`],
        others: others.map((row) => toArticleCardJson(row, locale, describePicture)),
      }
    }),
  )

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
