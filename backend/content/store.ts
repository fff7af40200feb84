import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'

type TitledLink = Row<'footer_groups', 'title_ka' | 'title_en' | 'title_ru' | 'url'>
export type FooterLinkRow = TitledLink
export type FooterGroupRow = TitledLink & Row<'footer_groups', 'id' | 'area'> & { links: FooterLinkRow[] }

export async function listFooterGroups(db: Db): Promise<FooterGroupRow[]> {
  const { rows } = await db.query<FooterGroupRow>(
    `select id, area, title_ka, title_en, title_ru, url,
       (select coalesce(json_agg(json_build_object(
          'title_ka', title_ka, 'title_en', title_en, 'title_ru', title_ru, 'url', url) order by position), '[]')
        from footer_links where group_id = g.id) as links
     from footer_groups g order by area, position`,
  )
  return rows
}

export type SisterSiteRow = Row<'sister_sites', 'name_ka' | 'name_en' | 'name_ru' | 'url' | 'logo'>

export async function listSisterSites(db: Db): Promise<SisterSiteRow[]> {
  const { rows } = await db.query<SisterSiteRow>(
    'select name_ka, name_en, name_ru, url, logo from sister_sites order by position',
  )
  return rows
}

export type BadgeRow = Row<
  'badges',
  | 'id'
  | 'badgeable_id'
  | 'key'
  | 'name_ka'
  | 'name_en'
  | 'name_ru'
  | 'description_ka'
  | 'description_en'
  | 'description_ru'
  | 'color'
  | 'text_color'
  | 'type'
>

export async function listBadges(db: Db, type: string, ids: number[]): Promise<BadgeRow[]> {
  const { rows } = await db.query<BadgeRow>(
    `select id, badgeable_id, key, name_ka, name_en, name_ru, description_ka, description_en, description_ru,
            color, text_color, type
     from badges
     where badgeable_type = $1 and (cardinality($2::int[]) = 0 or badgeable_id = any($2::int[]))
     order by badgeable_id, id`,
    [type, ids],
  )
  return rows
}

export async function listFeatureFlags(db: Db): Promise<Record<string, boolean>> {
  const { rows } = await db.query<Row<'feature_flags', 'key' | 'is_on'>>(
    'select key, is_on from feature_flags',
  )
  return Object.fromEntries(rows.map(({ key, is_on }) => [key, is_on]))
}
