import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import type { Locale } from '~backend/platform/localized-text'

export type ReportedStatementRow = Row<
  'statements',
  'id' | 'is_public' | 'price' | 'currency_id' | 'images' | 'home_group_id'
> & {
  user_id: number
  owner: string
  address: string
  block_reason: string
  /** Description in the reader's language, else in another. */
  text: string
}

/** Finds a statement with its reports. Returns undefined if its owner has deleted it. */
export async function findReportedStatement(
  db: Db,
  id: number,
  locale: Locale,
): Promise<ReportedStatementRow | undefined> {
  const { rows } = await db.query<ReportedStatementRow>(
    `select s.id, s.is_public, s.price, s.currency_id, s.images, s.home_group_id, s.user_id,
       coalesce(nullif(s.comment_${locale}, ''), nullif(s.comment_ka, ''), nullif(s.comment_en, ''), s.comment_ru) as text,
       ${userNameSql('u')} as owner, s.address_${locale} as address,
       coalesce((select reason from statement_blocks b where b.statement_id = s.id and b.cause = 'statement'), '')
         as block_reason
     from statements s join users u on u.id = s.user_id where s.id = $1 and s.deleted_at is null`,
    [id],
  )
  return rows[0]
}

/**
 * Locks a statement. Must run before reading it: a locking query reads other tables as of the start of its
 * wait.
 */
export async function lockStatement(transaction: Db, id: number): Promise<void> {
  await transaction.query('select from statements where id = $1 for update', [id])
}

/** Hides a statement from everyone but its owner, who cannot republish it. */
export async function blockStatement(transaction: Db, id: number, reason: string): Promise<void> {
  await transaction.query(
    `insert into statement_blocks (statement_id, cause, reason) values ($1, 'statement', $2)
     on conflict (statement_id, cause) do update set reason = excluded.reason`,
    [id, reason],
  )
  await transaction.query('update statements set published = false where id = $1 and published', [id])
}

/** Shows a statement again unless its owner is blocked. */
export async function unblockStatement(transaction: Db, id: number): Promise<void> {
  await transaction.query("delete from statement_blocks where statement_id = $1 and cause = 'statement'", [
    id,
  ])
  await transaction.query(
    `update statements set published = true
     where id = $1 and not exists (select from statement_blocks where statement_id = $1)`,
    [id],
  )
}
