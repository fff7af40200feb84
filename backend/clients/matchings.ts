import type { Db } from '../db/pool'
import { STATEMENT_COLUMNS, STATEMENT_TABLES, type StatementRow } from '../statements/row'
import { CLIENT_COLUMNS, CLIENT_TABLES, type ClientRow } from './clients'
import { ASKED, type ClientFilter, valuesOf } from './filter'
import { OPEN, SUITS } from './matching'

const PAIRS = `${CLIENT_TABLES} join statements own on own.user_id = $1
  where ${OPEN} and ${ASKED} and ${SUITS.replaceAll(/\bs\./g, 'own.')}`

/** What people seek beside a statement of the user's own that is just that; the latest wish first. */
export async function listMatchings(
  db: Db,
  userId: number,
  filter: ClientFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<(ClientRow & StatementRow)[]> {
  const { rows } = await db.query<ClientRow & StatementRow>(
    `select pair.*, ${STATEMENT_COLUMNS}
     from (select ${CLIENT_COLUMNS}, own.id as own_id from ${PAIRS}
           order by w.created_at desc, w.id desc, own.id limit $9 offset $10) pair
     join (${STATEMENT_TABLES}) on s.id = pair.own_id
     order by pair.told_at desc, pair.client_id desc, pair.own_id`,
    [...valuesOf(userId, filter), perPage, (page - 1) * perPage],
  )
  return rows
}

export async function countMatchings(db: Db, userId: number, filter: ClientFilter): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*) as total from ${PAIRS}`,
    valuesOf(userId, filter),
  )
  return rows[0]?.total ?? 0
}
