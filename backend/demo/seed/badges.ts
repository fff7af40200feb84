import { insertRows } from '~backend/platform/db/insert-rows'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { BadgeType } from '~contract/content'

const PINE = { color: '#17624f', text_color: '#ffffff' }
const AMBER = { color: '#f3b73e', text_color: '#1f1b18' }

const SALE = '/s?deal_types=1'
const FLATS_FOR_SALE = `${SALE}&real_estate_types=1`
const DAILY_RENT = '/s?deal_types=7'

const BADGES = [
  {
    url: SALE,
    key: 'tours',
    type: 'point',
    name_ka: '3D ტურებით',
    name_en: 'With 3D tours',
    name_ru: 'С 3D-турами',
    description_ka: 'ბევრ ბინას 3D ტური აქვს',
    description_en: 'Many of these flats have a 3D tour',
    description_ru: 'У многих квартир есть 3D-тур',
    ...AMBER,
  },
  {
    url: FLATS_FOR_SALE,
    key: 'tours',
    type: 'button',
    name_ka: '3D',
    name_en: '3D',
    name_ru: '3D',
    description_ka: 'ბევრ ბინას 3D ტური აქვს',
    description_en: 'Many of these flats have a 3D tour',
    description_ru: 'У многих квартир есть 3D-тур',
    ...AMBER,
  },
  {
    url: DAILY_RENT,
    key: 'new',
    type: 'button',
    name_ka: 'ახალი',
    name_en: 'New',
    name_ru: 'Новое',
    description_ka: 'ახალი განყოფილება: გაქირავება დღეებით',
    description_en: 'A new section: homes by the day',
    description_ru: 'Новый раздел: жильё посуточно',
    ...PINE,
  },
] satisfies { url: string; type: BadgeType; [column: string]: string }[]

/** Adds badges of the menu. Safe to repeat. */
export async function addBadges(db: Db): Promise<void> {
  const { rows: entries } = await db.query<Row<'menu_entries', 'id' | 'url'>>(
    'select id, url from menu_entries',
  )
  const ids = new Map(entries.map(({ id, url }) => [url, id]))
  const rows = BADGES.filter(({ url }) => ids.has(url)).map(({ url, ...badge }) => ({
    badgeable_type: 'services',
    badgeable_id: ids.get(url),
    ...badge,
  }))
  await insertRows(db, 'badges', rows, 'on conflict do nothing')
}
