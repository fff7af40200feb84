import type { Db } from '~backend/platform/db/pool'
import { LOCALES } from '~backend/platform/localized-text'
import { toPicturePath } from '../../pictures/file-names'
import { insertRows } from '../insert-rows'
import type { Article } from './article'
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

/** Adds missing articles and leaves edited ones unchanged. */
export async function addArticles(db: Db): Promise<void> {
  await insertRows(db, 'articles', ARTICLES.map(toArticleRow), 'on conflict (slug) do nothing')
}

function toArticleRow(article: Article) {
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
    image_path: toPicturePath(article.drawing),
    published_at: published,
    updated_at: published,
  }
}
