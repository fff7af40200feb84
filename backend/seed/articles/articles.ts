import type { Db } from '../../db/pool'
import { LOCALES } from '../../dictionaries/words'
import { picturePath } from '../../pictures/address'
import { insertRows } from '../insert'
import type { Article } from './article'
import { frames } from './frames'
import { bodyOf } from './html'
import { measuring } from './measuring'
import { mortgageLimits } from './mortgage-limits'
import { pledge } from './pledge'
import { registry } from './registry'
import { renting } from './renting'
import { selling } from './selling'
import { squareMetre } from './square-metre'
import { trueCost } from './true-cost'
import { valuation } from './valuation'

export const ARTICLES: readonly Article[] = [
  registry,
  mortgageLimits,
  trueCost,
  squareMetre,
  frames,
  renting,
  pledge,
  valuation,
  measuring,
  selling,
]

/** Adds the articles that are not there yet. Safe to repeat; what an editor has changed since stays changed. */
export async function addArticles(db: Db): Promise<void> {
  await insertRows(db, 'articles', ARTICLES.map(rowOf), 'on conflict (slug) do nothing')
}

function rowOf(article: Article) {
  // Nine in the morning in Georgia.
  const published = `${article.day}T05:00:00Z`
  return {
    slug: article.slug,
    ...Object.fromEntries(
      LOCALES.flatMap((locale) => [
        [`title_${locale}`, article[locale].title],
        [`lead_${locale}`, article[locale].lead],
        [`body_${locale}`, bodyOf(article, locale)],
      ]),
    ),
    image_path: picturePath(article.drawing),
    published_at: published,
    updated_at: published,
  }
}
