import type { Db } from '~backend/platform/db/pool'
import { STATEMENT_COLUMNS, STATEMENT_TABLES, type StatementRow } from '~backend/statements/statement-row'
import { FILTER_CONDITIONS, type SearchRequestFilter, toFilterValues } from './filter'
import { IS_OPEN, STATEMENT_MATCHES } from './match-conditions'
import { SEARCH_REQUEST_COLUMNS, SEARCH_REQUEST_TABLES, type SearchRequestRow } from './store'

const MATCH_TABLES = `${SEARCH_REQUEST_TABLES} join statements own on own.user_id = $1
  where ${IS_OPEN} and ${FILTER_CONDITIONS} and ${STATEMENT_MATCHES.replaceAll(/\bs\./g, 'own.')}`

/** Lists matches, latest request first. */
export async function listMatches(
  db: Db,
  userId: number,
  filter: SearchRequestFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<(SearchRequestRow & StatementRow)[]> {
  const { rows } = await db.query<SearchRequestRow & StatementRow>(
    `select pair.*, ${STATEMENT_COLUMNS}
     from (select ${SEARCH_REQUEST_COLUMNS}, own.id as own_id from ${MATCH_TABLES}
           order by r.created_at desc, r.id desc, own.id limit $9 offset $10) pair
     join (${STATEMENT_TABLES}) on s.id = pair.own_id
     order by pair.request_created_at desc, pair.client_id desc, pair.own_id`,
    [...toFilterValues(userId, filter), perPage, (page - 1) * perPage],
  )
  return rows
}

export async function countMatches(db: Db, userId: number, filter: SearchRequestFilter): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*) as total from ${MATCH_TABLES}`,
    toFilterValues(userId, filter),
  )
  return rows[0]?.total ?? 0
}
