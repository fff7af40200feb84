import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import type { Page } from '~backend/platform/http/pagination'
import type { Locale } from '~backend/platform/localized-text'
import { NEWEST_FIRST, type Order } from '~backend/search/sort-order'
import { OWN_STATEMENT_STATUSES, type OwnStatementStatus } from '~contract/statements'
import { type CardRow, cardColumns, LIFECYCLE_STATUS_SQL, STATEMENT_TABLES } from '../statement-row'
import type { OwnFilter } from './filter'

export type OwnStatementRow = CardRow &
  Row<'statements', 'views' | 'closed_as' | 'final_price' | 'unconfirmed_step'> & {
    lifecycle_status: OwnStatementStatus
    block_reason: string | null
    created_at: string
    expires_at: string
    phone_views: number
    favorites_count: number
    client: { name: string; phone_number: string | null; note: string } | null
    owner: string
  }

const FILTER_SQL = `s.user_id = any($1::int[]) and s.deleted_at is null
  and ($2::int[] = '{}' or s.id = any($2))
  and ($3::text is null or s.id::text = $3 or position($3 in s.search_text) > 0
    or exists (select from statement_clients c where c.statement_id = s.id
               and (position($3 in lower(c.name)) > 0 or position($6 in c.phone_number) > 0)))
  and ($4::int[] = '{}' or s.deal_type_id = any($4))
  and ($5::int[] = '{}' or s.real_estate_type_id = any($5))`

function toFilterValues(
  owners: readonly number[],
  { ids, text, phone, dealTypes, realEstateTypes }: OwnFilter,
) {
  return [owners, ids, text ?? null, dealTypes, realEstateTypes, phone ?? null]
}

/** Lists the owners of the requested statements: the user, or the company's agents. */
export async function listOwners(db: Db, userId: number, { agent }: OwnFilter): Promise<number[]> {
  if (agent === undefined) return [userId]
  const { rows } = await db.query<Row<'broker_agents', 'agent_id'>>(
    'select agent_id from broker_agents where broker_id = $1 and ($2::int is null or agent_id = $2)',
    [userId, typeof agent === 'number' ? agent : null],
  )
  const agents = rows.map(({ agent_id }) => agent_id)
  return agent === 'any' ? [userId, ...agents] : agents
}

/** Lists statements in any state; negotiable prices come last. */
export async function listOwnStatements(
  db: Db,
  owners: readonly number[],
  filter: OwnFilter,
  { by, direction }: Order,
  { page, perPage }: Page,
  locale: Locale,
): Promise<OwnStatementRow[]> {
  // Owners see lowered statements at the same place as all others.
  const column = by === NEWEST_FIRST.by ? 'last_updated' : by
  const order = `s.${column} ${direction} nulls last, s.id desc`
  const { rows } = await db.query<OwnStatementRow>(
    `select ${cardColumns(locale)}, s.views, s.closed_as, s.final_price, s.unconfirmed_step,
            (select reason from statement_blocks b where b.statement_id = s.id and b.cause = 'statement') as block_reason,
            ${toGeorgianTimeSql('s.created_at')} as created_at, ${toGeorgianTimeSql('s.expires_at')} as expires_at,
            coalesce((select sum(reveals) from phone_reveals where statement_id = s.id), 0) as phone_views,
            (select count(*) from favorites where statement_id = s.id) as favorites_count,
            (select json_build_object('name', c.name, 'phone_number', c.phone_number, 'note', c.note)
             from statement_clients c where c.statement_id = s.id) as client,
            ${userNameSql('person')} as owner
     from (select s.id from statements s
           where ${FILTER_SQL} and ($7::text is null or ${LIFECYCLE_STATUS_SQL} = $7)
           order by ${order} limit $8 offset $9) chosen
     join (${STATEMENT_TABLES}) on s.id = chosen.id
     order by ${order}`,
    [...toFilterValues(owners, filter), filter.status ?? null, perPage, (page - 1) * perPage],
  )
  return rows
}

export async function countOwnStatements(
  db: Db,
  owners: readonly number[],
  filter: OwnFilter,
): Promise<Record<OwnStatementStatus, number>> {
  const { rows } = await db.query<{ lifecycle_status: OwnStatementStatus; count: number }>(
    `select ${LIFECYCLE_STATUS_SQL} as lifecycle_status, count(*) as count from statements s where ${FILTER_SQL} group by 1`,
    toFilterValues(owners, filter),
  )
  const counted = new Map(rows.map(({ lifecycle_status, count }) => [lifecycle_status, count]))
  return Object.fromEntries(
    OWN_STATEMENT_STATUSES.map((lifecycle_status) => [lifecycle_status, counted.get(lifecycle_status) ?? 0]),
  ) as Record<OwnStatementStatus, number>
}
