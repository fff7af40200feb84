import { insertRows } from '~backend/platform/db/insert-rows'
import type { Db } from '~backend/platform/db/pool'
import { LOCALES } from '~backend/platform/localized-text'
import type { Article, ArticleDrawing } from './article'
import { renderBody } from './article-html'
import { finishLevels } from './finish-levels'
import { measuring } from './measuring'
import { mortgageLimits } from './mortgage-limits'
import { pledge } from './pledge'
import { registry } from './registry'
import { renting } from './renting'
import { selling } from './selling'
import { squareMetre } from './square-metre'
import { trueCost } from './true-cost'
import { estimateAccuracy } from './valuation'

export const ARTICLES: readonly Article[] = [
  registry,
  mortgageLimits,
  trueCost,
  squareMetre,
  finishLevels,
  renting,
  pledge,
  estimateAccuracy,
  measuring,
  selling,
]

export type ToImagePath = (drawing: ArticleDrawing) => string

/**
 * Adds missing articles and leaves edited ones unchanged.
 * @param toImagePath maps drawings to image paths; undefined if pictures are not drawn
 */
export async function addArticles(db: Db, toImagePath?: ToImagePath): Promise<void> {
  const rows = ARTICLES.map((article) => toArticleRow(article, toImagePath))
  await insertRows(db, 'articles', rows, 'on conflict (slug) do nothing')
}

function toArticleRow(article: Article, toImagePath: ToImagePath | undefined) {
  const published = `${article.day}T05:00:00Z`
  return {
    slug: article.slug,
    ...Object.fromEntries(
      LOCALES.flatMap((locale) => [
        [`title_${locale}`, article[locale].title],
        [`lead_${locale}`, article[locale].lead],
        [`body_${locale}`, renderBody(article, locale)],
      ]),
    ),
    image_path: toImagePath?.(article.drawing) ?? null,
    published_at: published,
    updated_at: published,
  }
}
