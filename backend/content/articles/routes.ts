import { Router } from 'express'
import type { Db } from '../../db/pool'
import type { Locale } from '../../dictionaries/words'
import { answering } from '../../http/answering'
import { notFound } from '../../http/errors'
import { localeOf } from '../../http/locale'
import { paginationOf } from '../../http/pagination'
import { queryOf } from '../../http/query'
import { imageOf } from '../../statements/image'
import { pageOf } from '../../statements/order'
import { type ArticleRow, countArticles, findArticle, listArticles } from './store'

const PER_PAGE = 12
const OTHERS = { page: 1, perPage: 3 }
/** All drawings of the backend are made for this size. */
const DRAWING = { width: 1200, height: 900, is_main: true }

/** `/blogs`: articles, a page of them or one with three others. */
export function articleRoutes(db: Db): Router {
  const router = Router()

  router.get(
    '/blogs',
    answering(async (request) => {
      const locale = localeOf(request)
      const asked = pageOf(queryOf(request), PER_PAGE)
      const [rows, total] = await Promise.all([listArticles(db, asked), countArticles(db)])
      return { data: rows.map((row) => cardOf(row, locale)), ...paginationOf(asked, rows.length, total) }
    }),
  )

  router.get(
    '/blogs/:name',
    answering(async (request) => {
      const locale = localeOf(request)
      const article = await findArticle(db, request.params.name ?? '')
      if (!article) throw notFound('Article')
      const others = await listArticles(db, OTHERS, article.id)
      return {
        ...cardOf(article, locale),
        body: article[`body_${locale}`],
        others: others.map((row) => cardOf(row, locale)),
      }
    }),
  )

  return router
}

function cardOf(row: ArticleRow, locale: Locale) {
  return {
    id: row.id,
    slug: row.slug,
    title: row[`title_${locale}`],
    lead: row[`lead_${locale}`],
    image: row.image_path ? imageOf({ path: row.image_path, ...DRAWING }) : null,
    published_at: row.published_at,
    updated_at: row.updated_at,
  }
}
