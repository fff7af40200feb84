import type pg from 'pg'
import type { z } from 'zod'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { notFound } from '~backend/platform/http/errors'
import type { StatementActionResult } from '~contract/schemas/own-statements'
import {
  getAllowedActions,
  type OwnStatementAction,
  RENEWAL_PAUSE_MS,
  STATEMENT_TERM_DAYS,
  type StatementStatus,
} from '~contract/statements'
import { CONFIRMED_SQL, TERM_SQL } from '../confirmed-sql'
import { LIFECYCLE_STATUS_SQL } from '../statement-row'

/** Actions; `done` is the status in which the action has no effect. */
const OWN_ACTIONS: Record<OwnStatementAction, { set: string; done?: StatementStatus }> = {
  confirm: { set: `${CONFIRMED_SQL}, status = 'active', expires_at = ${TERM_SQL}` },
  hide: { set: "status = 'hidden'", done: 'hidden' },
  show: { set: `${CONFIRMED_SQL}, status = 'active', expires_at = ${TERM_SQL}`, done: 'active' },
  renew: {
    set: `${CONFIRMED_SQL}, status = 'active', last_updated = now(),
          expires_at = now() + interval '${STATEMENT_TERM_DAYS} days'`,
  },
  delete: { set: 'deleted_at = now()', done: 'deleted' },
}

type OwnActionResult = z.output<typeof StatementActionResult>

type OwnStatementState = Row<'statements', 'id'> & {
  lifecycle_status: StatementStatus
  is_renewed: boolean
  is_confirmed: boolean
}

/** Runs in the transaction that deletes statements. */
export type OnDeleted = (transaction: Db, statementIds: readonly number[]) => Promise<void>

interface OwnActionRequest {
  userId: number
  action: OwnStatementAction
  ids: readonly number[]
  onDeleted: OnDeleted
}

/**
 * Applies an action. Safe to repeat; a renewal moves a statement to the top, once a day.
 * @throws ApiError 404 for another user's statement, without any change; 401 for a closed or blocked account
 */
export async function applyOwnAction(
  pool: pg.Pool,
  { userId, action, ids, onDeleted }: OwnActionRequest,
): Promise<OwnActionResult> {
  const { done, set } = OWN_ACTIONS[action]
  // Serialized by account: blocking and closing lock its statements in no order, which could deadlock.
  return inAccountTransaction(pool, userId, async (transaction) => {
    const { rows } = await transaction.query<OwnStatementState>(
      `select s.id, ${LIFECYCLE_STATUS_SQL} as lifecycle_status, s.last_updated > now() - make_interval(secs => $4) as is_renewed,
         (s.confirmed_at at time zone 'Asia/Tbilisi')::date >= georgian_today() and s.announced_step = 0 as is_confirmed
       from statements s where s.user_id = $1 and s.id = any($2::int[]) and ($3 or s.deleted_at is null)
       order by s.id for update`,
      [userId, ids, action === 'delete', RENEWAL_PAUSE_MS / 1_000],
    )
    if (ids.length === 0 || rows.length < ids.length) throw notFound('Statement')
    const result: OwnActionResult = { changed: [], unchanged: [], refused: [] }
    for (const row of rows) result[getOutcome(row)].push(row.id)
    await transaction.query(`update statements set ${set} where id = any($1::int[])`, [result.changed])
    if (action === 'delete') await onDeleted(transaction, result.changed)
    return result
  })

  function getOutcome(row: OwnStatementState): keyof OwnActionResult {
    const { lifecycle_status, is_renewed, is_confirmed } = row
    const isActive = lifecycle_status === 'active'
    if (action === 'renew' && isActive && is_renewed) return 'unchanged'
    if (action === 'confirm' && isActive && is_confirmed) return 'unchanged'
    if (lifecycle_status === done) return 'unchanged'
    return lifecycle_status !== 'deleted' && getAllowedActions(lifecycle_status).includes(action)
      ? 'changed'
      : 'refused'
  }
}
