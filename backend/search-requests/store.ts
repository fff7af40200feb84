import type { z } from 'zod'
import { toNamesSql } from '~backend/locations/place-name-sql'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import type { Locale, LocalizedText } from '~backend/platform/localized-text'
import { REMOVED_PHONE } from '~backend/platform/removed-phone'
import type { ContactRequestState, SearchRequest } from '~contract/schemas/search-requests'
import { FILTER_CONDITIONS, type SearchRequestFilter, toFilterValues } from './filter'
import { IS_OPEN } from './match-conditions'

export type SearchRequestRow = Row<
  'search_requests',
  'price_from' | 'price_to' | 'area_from' | 'area_to' | 'room_types' | 'comment'
> & {
  client_id: Column<'search_requests', 'id'>
  deal: Column<'search_requests', 'deal_type_id'>
  type: Column<'search_requests', 'real_estate_type_id'>
  client_city: LocalizedText
  client_district: LocalizedText | null
  price_currency: Column<'search_requests', 'currency_id'>
  request_created_at: string
  offer: ContactRequestState | null
  contact_name: string | null
  contact_phone: string | null
}

/** Name and number are null unless shared with user $1. */
export const SEARCH_REQUEST_COLUMNS = `r.id as client_id, r.deal_type_id as deal, r.real_estate_type_id as type,
  (select ${toNamesSql('city')} from cities city where city.id = r.city_id) as client_city,
  (select ${toNamesSql('district')} from districts district where district.id = r.district_id) as client_district,
  r.price_from, r.price_to, r.currency_id as price_currency, r.area_from, r.area_to, r.room_types, r.comment,
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
    id: row.client_id,
    deal_type_id: row.deal,
    real_estate_type_id: row.type,
    city_name: row.client_city[locale],
    district_name: row.client_district?.[locale] ?? null,
    price_from: row.price_from,
    price_to: row.price_to,
    currency_id: row.price_currency,
    area_from: row.area_from,
    area_to: row.area_to,
    room_types: row.room_types,
    comment: row.comment,
    created_at: row.request_created_at,
    offer: row.offer,
    contact: row.contact_phone === null ? null : { name: row.contact_name, phone_number: row.contact_phone },
  }
}
