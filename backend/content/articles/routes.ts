import { Router } from 'express'
import type { Locale } from '~backend/dictionaries/localized'
import type { Db } from '~backend/platform/db/pool'
import { notFound } from '~backend/platform/http/errors'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { toPaginationJson } from '~backend/platform/http/pagination'
import { parseQuery } from '~backend/platform/http/query'
import { parsePage } from '~backend/search/order'
import { toImage } from '~backend/statements/image'
import type { Article, ArticleCard, ArticlePage } from '~contract/schemas/articles'
import type { AnswerOf } from '~contract/schemas/envelope'
import { type ArticleRow, countArticles, findArticle, listArticles } from './store'

const PER_PAGE = 12
const OTHER_ARTICLES_PAGE = { page: 1, perPage: 3 }
/** All backend drawings have this size. */
const IMAGE_SIZE = { width: 1200, height: 900, is_main: true }

/** `/blogs`: a page of articles, or one with three others. */
export function articleRoutes(db: Db): Router {
  const router = Router()

  router.get(
    '/blogs',
    jsonHandler(async (request): Promise<AnswerOf<typeof ArticlePage>> => {
      const locale = getLocale(request)
      const page = parsePage(parseQuery(request), PER_PAGE)
      const [rows, total] = await Promise.all([listArticles(db, page), countArticles(db)])
      return {
        data: rows.map((row) => toArticleCardJson(row, locale)),
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
        ...toArticleCardJson(article, locale),
        body: article[`body_${locale}`],
        others: others.map((row) => toArticleCardJson(row, locale)),
      }
    }),
  )

  return router
}

function toArticleCardJson(row: ArticleRow, locale: Locale): AnswerOf<typeof ArticleCard> {
  return {
    id: row.id,
    slug: row.slug,
    title: row[`title_${locale}`],
    lead: row[`lead_${locale}`],
    image: row.image_path ? toImage({ path: row.image_path, ...IMAGE_SIZE }) : null,
    published_at: row.published_at,
    updated_at: row.updated_at,
  }
}
