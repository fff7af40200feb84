import type { Db } from '../../db/pool'
import type { Locale } from '../../dictionaries/words'
import type { Order, Page } from '../order'
import { type CardRow, cardColumns, georgianTime, LIFE, STATEMENT_TABLES } from '../row'
import { LISTED, type Listed, type OwnFilter } from './filter'

/** A statement as its owner sees it. */
export type OwnRow = CardRow & {
  created_at: string
  expires_at: string
  vip_until: string | null
  views: number
  phone_views: number
  favorites_count: number
}

const ASKED = `s.user_id = $1 and s.deleted_at is null
  and ($2::int[] = '{}' or s.id = any($2))
  and ($3::text is null or s.id::text = $3 or position($3 in s.search_text) > 0)
  and ($4::int[] = '{}' or s.deal_type_id = any($4))
  and ($5::int[] = '{}' or s.real_estate_type_id = any($5))`

function valuesOf(userId: number, { ids, text, dealTypes, realEstateTypes }: OwnFilter) {
  return [userId, ids, text ?? null, dealTypes, realEstateTypes]
}

/** A page of somebody's statements, whatever state they are in; prices that are negotiable stand last. */
export async function listOwn(
  db: Db,
  userId: number,
  filter: OwnFilter,
  { by, direction }: Order,
  { page, perPage }: Page,
  locale: Locale,
): Promise<OwnRow[]> {
  const order = `s.${by} ${direction} nulls last, s.id desc`
  const { rows } = await db.query<OwnRow>(
    `select ${cardColumns(locale)}, s.views,
            ${georgianTime('s.created_at')} as created_at, ${georgianTime('s.expires_at')} as expires_at,
            case when s.vip_until > now() then ${georgianTime('s.vip_until')} end as vip_until,
            coalesce((select sum(reveals) from phone_reveals where statement_id = s.id), 0) as phone_views,
            (select count(*) from favorites where statement_id = s.id) as favorites_count
     from (select s.id from statements s
           where ${ASKED} and ($6::text is null or ${LIFE} = $6)
           order by ${order} limit $7 offset $8) chosen
     join (${STATEMENT_TABLES}) on s.id = chosen.id
     order by ${order}`,
    [...valuesOf(userId, filter), filter.life ?? null, perPage, (page - 1) * perPage],
  )
  return rows
}

/** How many there are of each state, whichever is asked for. */
export async function countOwn(db: Db, userId: number, filter: OwnFilter): Promise<Record<Listed, number>> {
  const { rows } = await db.query<{ life: Listed; count: number }>(
    `select ${LIFE} as life, count(*) as count from statements s where ${ASKED} group by 1`,
    valuesOf(userId, filter),
  )
  const counted = new Map(rows.map(({ life, count }) => [life, count]))
  return Object.fromEntries(LISTED.map((life) => [life, counted.get(life) ?? 0])) as Record<Listed, number>
}
