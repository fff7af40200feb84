import type pg from 'pg'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Page } from '~backend/platform/http/pagination'
import type { Locale } from '~backend/platform/localized-text'
import { READABLE_SQL } from '../rules'
import { tooManyStatementsError } from '../statement-ids'
import {
  type CardRow,
  cardColumns,
  STATEMENT_COLUMNS,
  STATEMENT_TABLES,
  type StatementRow,
} from '../statement-row'

/** Lists of statements that every user has. */
const LISTS = {
  favorites: {
    table: 'favorites',
    /** Columns by which the list is ordered, the latest first. */
    latestFirst: 'listed.position desc',
    /** Condition of the statements that belong to the ids and to the total. */
    included: READABLE_SQL,
    maxPerUser: 1_000,
    tooMany: 'There may be 1000 favorites; remove some first.',
  },
  hidden: {
    table: 'hidden_statements',
    latestFirst: 'listed.hidden_at desc, listed.statement_id desc',
    // A withdrawn statement stays hidden in case that it returns.
    included: 'true',
    maxPerUser: 5_000,
    tooMany: 'There may be 5000 hidden statements; show some again first.',
  },
} as const

export type UserList = keyof typeof LISTS

const MAX_WITHDRAWN = 100

/**
 * Adds statements. Existing ones keep their order, because a guest's are sent again after sign-in.
 * @throws ApiError 422 over the limit; then none is added
 */
export async function addToList(
  pool: pg.Pool,
  list: UserList,
  userId: number,
  ids: readonly number[],
): Promise<{ added: number; total: number }> {
  // Serialized, so that concurrent calls respect the limit together.
  return inAccountTransaction(pool, userId, async (transaction) => {
    const { rowCount } = await transaction.query(
      `insert into ${LISTS[list].table} (user_id, statement_id)
       select $1, s.id from unnest($2::int[]) with ordinality chosen (id, place)
       join statements s on s.id = chosen.id and s.is_public
       order by chosen.place
       on conflict do nothing`,
      [userId, ids],
    )
    const added = rowCount ?? 0
    const total = await countList(transaction, list, userId)
    if (added > 0 && total > LISTS[list].maxPerUser) throw tooManyStatementsError(LISTS[list].tooMany)
    return { added, total }
  })
}

export async function removeFromList(
  db: Db,
  list: UserList,
  userId: number,
  ids: readonly number[],
): Promise<{ removed: number; total: number }> {
  const { rowCount } = await db.query(
    `delete from ${LISTS[list].table} where user_id = $1 and statement_id = any($2::int[])`,
    [userId, ids],
  )
  return { removed: rowCount ?? 0, total: await countList(db, list, userId) }
}

async function countList(db: Db, list: UserList, userId: number): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*) as total from ${LISTS[list].table} listed join statements s on s.id = listed.statement_id
     where listed.user_id = $1 and ${LISTS[list].included}`,
    [userId],
  )
  return rows[0]?.total ?? 0
}

/** Counts the statements of the pages of a list, by deal. */
export async function countByDeal(db: Db, list: UserList, userId: number): Promise<Record<number, number>> {
  const { rows } = await db.query<Row<'statements', 'deal_type_id'> & { total: number }>(
    `select s.deal_type_id, count(*) as total
     from ${LISTS[list].table} listed join statements s on s.id = listed.statement_id
     where listed.user_id = $1 and ${READABLE_SQL} group by 1`,
    [userId],
  )
  return Object.fromEntries(rows.map(({ deal_type_id, total }) => [deal_type_id, total]))
}

export async function listIds(db: Db, list: UserList, userId: number): Promise<number[]> {
  const { rows } = await db.query<Row<'statements', 'id'>>({
    name: `ids of ${list}`,
    text: `select s.id from ${LISTS[list].table} listed join statements s on s.id = listed.statement_id
     where listed.user_id = $1 and ${LISTS[list].included} order by ${LISTS[list].latestFirst}`,
    values: [userId],
  })
  return rows.map(({ id }) => id)
}

/**
 * Lists cards, the latest first, without withdrawn statements.
 * @param dealTypes deals to list; empty for all
 */
export async function listCards(
  db: Db,
  list: UserList,
  userId: number,
  { page, perPage, dealTypes = [] }: Page & { dealTypes?: readonly number[] },
  locale: Locale,
): Promise<CardRow[]> {
  const { rows } = await db.query<CardRow>(
    `select ${cardColumns(locale)}
     from (select listed.* from ${LISTS[list].table} listed join statements s on s.id = listed.statement_id
           where listed.user_id = $1 and ${READABLE_SQL} and ($4::int[] = '{}' or s.deal_type_id = any($4))
           order by ${LISTS[list].latestFirst} limit $2 offset $3) listed
     join (${STATEMENT_TABLES}) on s.id = listed.statement_id
     order by ${LISTS[list].latestFirst}`,
    [userId, perPage, (page - 1) * perPage, dealTypes],
  )
  return rows
}

/** Lists withdrawn favorites with their titles only. */
export async function listWithdrawnFavorites(db: Db, userId: number): Promise<StatementRow[]> {
  const { rows } = await db.query<StatementRow>(
    `select ${STATEMENT_COLUMNS}
     from (select s.id, listed.position from favorites listed join statements s on s.id = listed.statement_id
           where listed.user_id = $1 and not (${READABLE_SQL}) order by listed.position desc limit $2) chosen
     join (${STATEMENT_TABLES}) on s.id = chosen.id
     order by chosen.position desc`,
    [userId, MAX_WITHDRAWN],
  )
  return rows
}
