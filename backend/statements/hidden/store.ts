import type pg from 'pg'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import type { Column } from '~backend/platform/db/row'
import type { Page } from '~backend/platform/http/pagination'
import type { Locale } from '~backend/platform/localized-text'
import { READABLE_SQL } from '../rules'
import { tooManyStatementsError } from '../statement-ids'
import { type CardRow, cardColumns, STATEMENT_TABLES } from '../statement-row'

const MAX_PER_USER = 5000

/**
 * Hides statements. Safe to repeat.
 * @throws ApiError 422 over the limit, and then hides none
 */
export async function hideStatements(
  pool: pg.Pool,
  userId: number,
  ids: readonly number[],
): Promise<{ hidden: number; total: number }> {
  // Serialized, so that concurrent calls respect the limit together.
  return inAccountTransaction(pool, userId, async (transaction) => {
    const { rowCount } = await transaction.query(
      `insert into hidden_statements (user_id, statement_id)
       select $1, s.id from statements s where s.id = any($2::int[]) and s.is_public
       on conflict do nothing`,
      [userId, ids],
    )
    const hidden = rowCount ?? 0
    const total = await countHidden(transaction, userId)
    if (hidden > 0 && total > MAX_PER_USER)
      throw tooManyStatementsError(`There may be ${MAX_PER_USER} hidden statements; show some again first.`)
    return { hidden, total }
  })
}

export async function unhideStatements(
  db: Db,
  userId: number,
  ids: readonly number[],
): Promise<{ shown: number; total: number }> {
  const { rowCount } = await db.query(
    'delete from hidden_statements where user_id = $1 and statement_id = any($2::int[])',
    [userId, ids],
  )
  return { shown: rowCount ?? 0, total: await countHidden(db, userId) }
}

export async function listHiddenIds(db: Db, userId: number): Promise<number[]> {
  const { rows } = await db.query<{
    id: Column<'hidden_statements', 'statement_id'>
  }>(
    `select statement_id as id from hidden_statements where user_id = $1
     order by hidden_at desc, statement_id desc`,
    [userId],
  )
  return rows.map(({ id }) => id)
}

/** Lists hidden statements, last hidden first, without withdrawn ones. */
export async function listHidden(
  db: Db,
  userId: number,
  { page, perPage }: Page,
  locale: Locale,
): Promise<CardRow[]> {
  const { rows } = await db.query<CardRow>(
    `select ${cardColumns(locale)}
     from (select s.id, h.hidden_at from hidden_statements h join statements s on s.id = h.statement_id
           where h.user_id = $1 and ${READABLE_SQL} order by h.hidden_at desc, s.id desc limit $2 offset $3) chosen
     join (${STATEMENT_TABLES}) on s.id = chosen.id
     order by chosen.hidden_at desc, s.id desc`,
    [userId, perPage, (page - 1) * perPage],
  )
  return rows
}

export async function countReadableHidden(db: Db, userId: number): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*) as total from hidden_statements h join statements s on s.id = h.statement_id
     where h.user_id = $1 and ${READABLE_SQL}`,
    [userId],
  )
  return rows[0]?.total ?? 0
}

async function countHidden(db: Db, userId: number): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    'select count(*) as total from hidden_statements where user_id = $1',
    [userId],
  )
  return rows[0]?.total ?? 0
}
