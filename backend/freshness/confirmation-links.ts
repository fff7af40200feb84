import type pg from 'pg'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { ApiError, notFound } from '~backend/platform/http/errors'
import { createCode, hashCode } from '~backend/platform/link-codes'
import { CONFIRMED_SQL, TERM_SQL } from '~backend/statements/confirmed-sql'
import { LIFECYCLE_STATUS_SQL } from '~backend/statements/statement-row'
import { CONFIRMATION_LINK_DAYS, type LinkedState, WITHDRAWN_STEP } from '~contract/freshness'

type ConfirmationLink = Row<'confirmation_links', 'user_id' | 'statement_ids' | 'created_at'>

/** SQL of `LinkedState`. */
const LINKED_STATE_SQL = `case
  when s.deleted_at is not null or not s.published or s.user_id <> $1 then 'closed'
  when ${LIFECYCLE_STATUS_SQL} in ('active', 'unconfirmed')
    then case when s.confirmed_at > $3 then 'confirmed' else 'due' end
  when s.status = 'hidden' and s.unconfirmed_step = ${WITHDRAWN_STEP} then 'due'
  else 'closed' end`

/** Creates a link that confirms statements of a user. @returns its code */
export async function createConfirmationLink(
  transaction: Db,
  { userId, statementIds }: { userId: number; statementIds: readonly number[] },
): Promise<string> {
  const { code, hash } = createCode()
  await transaction.query(
    `insert into confirmation_links (code_hash, user_id, statement_ids, created_at, expires_at)
     values ($1, $2, $3, now(), now() + make_interval(days => $4))`,
    [hash, userId, statementIds, CONFIRMATION_LINK_DAYS],
  )
  return code
}

async function requireLink(db: Db, code: string): Promise<ConfirmationLink> {
  const { rows } = await db.query<ConfirmationLink>(
    `select user_id, statement_ids, created_at from confirmation_links
     where code_hash = $1 and expires_at > now()`,
    [hashCode(code)],
  )
  if (!rows[0]) throw notFound('Confirmation link')
  return rows[0]
}

export interface LinkedStatement {
  id: number
  state: LinkedState
}

/**
 * Lists the statements of a link without changing them.
 * @throws ApiError 404 for an unknown or expired link
 */
export async function listLinkedStatements(db: Db, code: string): Promise<LinkedStatement[]> {
  return listStates(db, await requireLink(db, code))
}

async function listStates(
  db: Db,
  { user_id, statement_ids, created_at }: ConfirmationLink,
  lock = '',
): Promise<LinkedStatement[]> {
  const { rows } = await db.query<LinkedStatement>(
    `select s.id, ${LINKED_STATE_SQL} as state from statements s where s.id = any($2::int[]) order by s.id ${lock}`,
    [user_id, statement_ids, created_at],
  )
  return rows
}

/**
 * Confirms the statements of a link, once for each message; a repeat changes nothing.
 * @returns the statements with their states before
 * @throws ApiError 404 for an unknown or expired link, or a closed or blocked account
 */
export async function confirmByLink(pool: pg.Pool, code: string): Promise<LinkedStatement[]> {
  const { user_id: userId } = await requireLink(pool, code)
  return inAccountTransaction(pool, userId, async (transaction) => {
    const statements = await listStates(transaction, await requireLink(transaction, code), 'for update')
    const due = statements.filter(({ state }) => state === 'due').map(({ id }) => id)
    await transaction.query(
      `update statements set ${CONFIRMED_SQL}, status = 'active', expires_at = ${TERM_SQL}
       where id = any($1::int[])`,
      [due],
    )
    return statements
  }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw notFound('Confirmation link')
    throw error
  })
}

export async function deleteExpiredConfirmationLinks(db: Db): Promise<void> {
  await db.query('delete from confirmation_links where expires_at <= now()')
}
