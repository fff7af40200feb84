import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { insertRows } from '~backend/platform/db/insert-rows'
import type { Db } from '~backend/platform/db/pool'
import { LOCALES, type Locale } from '~backend/platform/localized-text'
import { ARTICLE_ENTRIES, type Article, type ArticleDrawing, parseArticleText } from './article'
import { renderBody } from './article-html'

const FOLDER = 'backend/initial-data/articles'

export type ToImagePath = (drawing: ArticleDrawing) => string

export interface ArticleOptions {
  /** Root folder of the program. Default: the working directory. */
  rootDir?: string
  /** Maps drawings to image paths. Undefined if pictures are not drawn. */
  toImagePath?: ToImagePath
}

/** Reads the articles, latest first, with the texts of `<slug>/<language>.md`. */
export async function loadArticles(rootDir = '.'): Promise<Article[]> {
  return Promise.all(
    ARTICLE_ENTRIES.map(async (entry) => {
      const readText = async (locale: Locale) =>
        parseArticleText(await readFile(join(rootDir, FOLDER, entry.slug, `${locale}.md`), 'utf8'))
      const [ka, en, ru] = await Promise.all([readText('ka'), readText('en'), readText('ru')])
      return { ...entry, ka, en, ru }
    }),
  )
}

/** Adds missing articles and leaves edited ones unchanged. */
export async function addArticles(db: Db, { rootDir, toImagePath }: ArticleOptions = {}): Promise<void> {
  const articles = await loadArticles(rootDir)
  const rows = articles.map((article) => toArticleRow(article, toImagePath))
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
