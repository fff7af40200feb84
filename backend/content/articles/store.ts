import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Page } from '~backend/platform/http/pagination'
import { parseId } from '~contract/values/ids'

type LocalizedArticle = Record<`${'title' | 'lead' | 'body'}_${'ka' | 'en' | 'ru'}`, string>

export type ArticleRow = LocalizedArticle &
  Row<'articles', 'id' | 'slug' | 'image_path'> & { published_at: string; updated_at: string }

const COLUMNS = `id, slug, title_ka, title_en, title_ru, lead_ka, lead_en, lead_ru, body_ka, body_en, body_ru, image_path,
  ${toGeorgianTimeSql('published_at')} as published_at, ${toGeorgianTimeSql('updated_at')} as updated_at`
const IS_PUBLISHED = 'articles.published_at <= now()'

export async function listArticles(
  db: Db,
  { page, perPage }: Page,
  exceptId: number | null = null,
): Promise<ArticleRow[]> {
  const { rows } = await db.query<ArticleRow>(
    `select ${COLUMNS} from articles where ${IS_PUBLISHED} and ($3::integer is null or id <> $3)
     order by articles.published_at desc, id desc limit $1 offset $2`,
    [perPage, (page - 1) * perPage, exceptId],
  )
  return rows
}

export async function countArticles(db: Db): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*) as count from articles where ${IS_PUBLISHED}`,
  )
  return rows[0]?.count ?? 0
}

export async function findArticle(db: Db, name: string): Promise<ArticleRow | undefined> {
  if (!/^[a-z0-9-]{1,200}$/i.test(name)) return undefined
  const { rows } = await db.query<ArticleRow>(
    `select ${COLUMNS} from articles where ${IS_PUBLISHED} and (id = $1 or slug = $2)`,
    [parseId(name), name.toLowerCase()],
  )
  return rows[0]
}
