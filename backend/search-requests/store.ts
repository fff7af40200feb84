import type { z } from 'zod'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Column } from '~backend/platform/db/row'
import type { Locale } from '~backend/platform/localized-text'
import { REMOVED_PHONE } from '~backend/platform/removed-phone'
import { SOUGHT_HOME_COLUMNS, type SoughtHomeRow, toSoughtHomeJson } from '~backend/statements/sought-home'
import type { ContactRequestState, SearchRequest } from '~contract/schemas/search-requests'
import { FILTER_CONDITIONS, type SearchRequestFilter, toFilterValues } from './filter'
import { IS_OPEN } from './match-conditions'

export interface SearchRequestRow extends SoughtHomeRow {
  comment: Column<'search_requests', 'comment'>
  request_created_at: string
  offer: ContactRequestState | null
  contact_name: string | null
  contact_phone: string | null
}

/** Name and number are null unless shared with user $1. */
export const SEARCH_REQUEST_COLUMNS = `${SOUGHT_HOME_COLUMNS}, r.comment,
  ${toGeorgianTimeSql('r.created_at')} as request_created_at, o.state as offer,
  case o.state when 'given' then r.name end as contact_name,
  case o.state when 'given' then nullif(r.phone_number, '${REMOVED_PHONE}') end as contact_phone`

/** A shared number stays visible after the request expires. */
export const SEARCH_REQUEST_TABLES = `search_requests r
  left join contact_requests o on o.search_request_id = r.id and o.user_id = $1 and o.state <> 'lapsed'`

const IS_LISTED = `(${IS_OPEN} or o.state = 'given') and ${FILTER_CONDITIONS}`

export async function listSearchRequests(
  db: Db,
  userId: number,
  filter: SearchRequestFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<SearchRequestRow[]> {
  const { rows } = await db.query<SearchRequestRow>(
    `select ${SEARCH_REQUEST_COLUMNS} from ${SEARCH_REQUEST_TABLES} where ${IS_LISTED}
     order by r.created_at desc, r.id desc limit $9 offset $10`,
    [...toFilterValues(userId, filter), perPage, (page - 1) * perPage],
  )
  return rows
}

/** Finds one that is open, or whose author has shared their number with the user. */
export async function findSearchRequest(
  db: Db,
  userId: number,
  id: number,
): Promise<SearchRequestRow | undefined> {
  const { rows } = await db.query<SearchRequestRow>(
    `select ${SEARCH_REQUEST_COLUMNS} from ${SEARCH_REQUEST_TABLES}
     where r.id = $2 and (${IS_OPEN} or o.state = 'given')`,
    [userId, id],
  )
  return rows[0]
}

export async function countSearchRequests(
  db: Db,
  userId: number,
  filter: SearchRequestFilter,
): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*) as total from ${SEARCH_REQUEST_TABLES} where ${IS_LISTED}`,
    toFilterValues(userId, filter),
  )
  return rows[0]?.total ?? 0
}

export function toSearchRequestJson(row: SearchRequestRow, locale: Locale): z.input<typeof SearchRequest> {
  return {
    ...toSoughtHomeJson(row, locale),
    comment: row.comment,
    created_at: row.request_created_at,
    offer: row.offer,
    contact: row.contact_phone === null ? null : { name: row.contact_name, phone_number: row.contact_phone },
  }
}
