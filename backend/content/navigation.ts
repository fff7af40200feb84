import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Locale } from '~backend/platform/localized-text'

type MenuRow = Row<'menu_entries', 'id' | 'parent_id' | 'key' | 'title_ka' | 'title_en' | 'title_ru' | 'url'>

/** Lists the entries of the main menu, each with its submenu. */
export async function listNavigation(db: Db, locale: Locale) {
  const { rows } = await db.query<MenuRow>(
    `select id, parent_id, key, title_ka, title_en, title_ru, url from menu_entries
     where is_shown order by position, id`,
  )
  const below = (parent: number | null) =>
    rows
      .filter(({ parent_id }) => parent_id === parent)
      .map(({ id, key, url, ...row }) => ({ id, key, title: row[`title_${locale}`], url }))
  return below(null).map((entry) => ({ ...entry, children: below(entry.id) }))
}
