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

const MAX_PER_USER = 1000
const MAX_WITHDRAWN = 100

/**
 * Adds favorites. Existing ones keep their order, because a guest's are sent again after sign-in.
 * @throws ApiError 422 over the limit; then none is added
 */
export async function addFavorites(
  pool: pg.Pool,
  userId: number,
  ids: readonly number[],
): Promise<{ added: number; total: number }> {
  // Serialized, so that concurrent calls respect the limit together.
  return inAccountTransaction(pool, userId, async (transaction) => {
    const { rowCount } = await transaction.query(
      `insert into favorites (user_id, statement_id)
       select $1, s.id from unnest($2::int[]) with ordinality chosen (id, place)
       join statements s on s.id = chosen.id and s.is_public
       order by chosen.place
       on conflict do nothing`,
      [userId, ids],
    )
    const added = rowCount ?? 0
    const total = await countFavorites(transaction, userId)
    if (added > 0 && total > MAX_PER_USER)
      throw tooManyStatementsError(`There may be ${MAX_PER_USER} favorites; remove some first.`)
    return { added, total }
  })
}

export async function removeFavorites(
  db: Db,
  userId: number,
  ids: readonly number[],
): Promise<{ removed: number; total: number }> {
  const { rowCount } = await db.query(
    'delete from favorites where user_id = $1 and statement_id = any($2::int[])',
    [userId, ids],
  )
  return { removed: rowCount ?? 0, total: await countFavorites(db, userId) }
}

async function countFavorites(db: Db, userId: number): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*) as total from favorites f join statements s on s.id = f.statement_id
     where f.user_id = $1 and ${READABLE_SQL}`,
    [userId],
  )
  return rows[0]?.total ?? 0
}

export async function countFavoritesByDeal(db: Db, userId: number): Promise<Record<number, number>> {
  const { rows } = await db.query<Row<'statements', 'deal_type_id'> & { total: number }>(
    `select s.deal_type_id, count(*) as total from favorites f join statements s on s.id = f.statement_id
     where f.user_id = $1 and ${READABLE_SQL} group by 1`,
    [userId],
  )
  return Object.fromEntries(rows.map(({ deal_type_id, total }) => [deal_type_id, total]))
}

export async function listFavoriteIds(db: Db, userId: number): Promise<number[]> {
  const { rows } = await db.query<Row<'statements', 'id'>>({
    name: 'ids of favorites',
    text: `select s.id from favorites f join statements s on s.id = f.statement_id
     where f.user_id = $1 and ${READABLE_SQL} order by f.position desc`,
    values: [userId],
  })
  return rows.map(({ id }) => id)
}

/** Lists favorites of these deals, or of all. */
export async function listFavorites(
  db: Db,
  userId: number,
  dealTypes: readonly number[],
  { page, perPage }: Page,
  locale: Locale,
): Promise<CardRow[]> {
  const { rows } = await db.query<CardRow>(
    `select ${cardColumns(locale)}
     from (select s.id, f.position from favorites f join statements s on s.id = f.statement_id
           where f.user_id = $1 and ${READABLE_SQL} and ($4::int[] = '{}' or s.deal_type_id = any($4))
           order by f.position desc limit $2 offset $3) chosen
     join (${STATEMENT_TABLES}) on s.id = chosen.id
     order by chosen.position desc`,
    [userId, perPage, (page - 1) * perPage, dealTypes],
  )
  return rows
}

/** Lists withdrawn favorites with their titles only. */
export async function listWithdrawnFavorites(db: Db, userId: number): Promise<StatementRow[]> {
  const { rows } = await db.query<StatementRow>(
    `select ${STATEMENT_COLUMNS}
     from (select s.id, f.position from favorites f join statements s on s.id = f.statement_id
           where f.user_id = $1 and not (${READABLE_SQL}) order by f.position desc limit $2) chosen
     join (${STATEMENT_TABLES}) on s.id = chosen.id
     order by chosen.position desc`,
    [userId, MAX_WITHDRAWN],
  )
  return rows
}
