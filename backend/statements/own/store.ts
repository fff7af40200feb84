import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Page } from '~backend/platform/http/pagination'
import type { Locale } from '~backend/platform/localized-text'
import type { Order } from '~backend/search/sort-order'
import { OWN_STATEMENT_STATUSES, type OwnStatementStatus } from '~contract/own-statements'
import { type CardRow, cardColumns, LIFECYCLE_STATUS_SQL, STATEMENT_TABLES } from '../statement-row'
import type { OwnFilter } from './filter'

export type OwnStatementRow = CardRow &
  Row<'statements', 'views' | 'closed_as'> & {
    life: OwnStatementStatus
    block_reason: string | null
    created_at: string
    expires_at: string
    vip_until: string | null
    phone_views: number
    favorites_count: number
  }

const FILTER_SQL = `s.user_id = $1 and s.deleted_at is null
  and ($2::int[] = '{}' or s.id = any($2))
  and ($3::text is null or s.id::text = $3 or position($3 in s.search_text) > 0)
  and ($4::int[] = '{}' or s.deal_type_id = any($4))
  and ($5::int[] = '{}' or s.real_estate_type_id = any($5))`

function toFilterValues(userId: number, { ids, text, dealTypes, realEstateTypes }: OwnFilter) {
  return [userId, ids, text ?? null, dealTypes, realEstateTypes]
}

/** In any state; negotiable prices come last. */
export async function listOwnStatements(
  db: Db,
  userId: number,
  filter: OwnFilter,
  { by, direction }: Order,
  { page, perPage }: Page,
  locale: Locale,
): Promise<OwnStatementRow[]> {
  const order = `s.${by} ${direction} nulls last, s.id desc`
  const { rows } = await db.query<OwnStatementRow>(
    `select ${cardColumns(locale)}, s.views, s.closed_as,
            (select reason from statement_blocks b where b.statement_id = s.id and b.cause = 'statement') as block_reason,
            ${toGeorgianTimeSql('s.created_at')} as created_at, ${toGeorgianTimeSql('s.expires_at')} as expires_at,
            case when s.vip_until > now() then ${toGeorgianTimeSql('s.vip_until')} end as vip_until,
            coalesce((select sum(reveals) from phone_reveals where statement_id = s.id), 0) as phone_views,
            (select count(*) from favorites where statement_id = s.id) as favorites_count
     from (select s.id from statements s
           where ${FILTER_SQL} and ($6::text is null or ${LIFECYCLE_STATUS_SQL} = $6)
           order by ${order} limit $7 offset $8) chosen
     join (${STATEMENT_TABLES}) on s.id = chosen.id
     order by ${order}`,
    [...toFilterValues(userId, filter), filter.status ?? null, perPage, (page - 1) * perPage],
  )
  return rows
}

export async function countOwnStatements(
  db: Db,
  userId: number,
  filter: OwnFilter,
): Promise<Record<OwnStatementStatus, number>> {
  const { rows } = await db.query<{ life: OwnStatementStatus; count: number }>(
    `select ${LIFECYCLE_STATUS_SQL} as life, count(*) as count from statements s where ${FILTER_SQL} group by 1`,
    toFilterValues(userId, filter),
  )
  const counted = new Map(rows.map(({ life, count }) => [life, count]))
  return Object.fromEntries(OWN_STATEMENT_STATUSES.map((life) => [life, counted.get(life) ?? 0])) as Record<
    OwnStatementStatus,
    number
  >
}
