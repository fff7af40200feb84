import type pg from 'pg'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import type { StatementStatus } from '~contract/statements'
import { LIFECYCLE_STATUS_SQL } from '../statement-row'

/** Owner actions: allowed states and changes. */
const OWN_ACTIONS = {
  hide: { from: ['active'], done: ['hidden'], set: "status = 'hidden'" },
  show: { from: ['hidden'], done: ['active'], set: "status = 'active'" },
  renew: {
    from: ['active', 'expired'],
    done: [],
    set: "status = 'active', last_updated = now(), expires_at = now() + interval '90 days'",
  },
  delete: {
    from: ['active', 'expired', 'hidden', 'inactive'],
    done: ['deleted'],
    set: 'deleted_at = now()',
  },
} as const satisfies Record<
  string,
  { from: readonly StatementStatus[]; done: readonly StatementStatus[]; set: string }
>

export type OwnAction = keyof typeof OWN_ACTIONS

export function isOwnAction(word: string | undefined): word is OwnAction {
  return word !== undefined && Object.hasOwn(OWN_ACTIONS, word)
}

/** Ids by result: changed, unchanged, or not allowed in their state. */
export type OwnActionResult = { changed: number[]; unchanged: number[]; refused: number[] }

type OwnStatementState = { id: number; life: StatementStatus; is_renewed: boolean }

/**
 * Applies an action to own statements whose state allows it. Safe to repeat. A renewal moves a statement to the top, once a day.
 * @throws ApiError 404 when one is not theirs; then nothing changes
 */
export async function applyOwnAction(
  pool: pg.Pool,
  userId: number,
  action: OwnAction,
  ids: readonly number[],
): Promise<OwnActionResult> {
  const { from, done, set } = OWN_ACTIONS[action]
  return inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<OwnStatementState>(
      `select s.id, ${LIFECYCLE_STATUS_SQL} as life, s.last_updated > now() - interval '1 day' as is_renewed
       from statements s where s.user_id = $1 and s.id = any($2::int[]) and ($3 or s.deleted_at is null)
       order by s.id for update`,
      [userId, ids, action === 'delete'],
    )
    if (ids.length === 0 || rows.length < ids.length) throw notFound('Statement')
    const result: OwnActionResult = { changed: [], unchanged: [], refused: [] }
    for (const row of rows) result[getOutcome(row)].push(row.id)
    await transaction.query(`update statements set ${set} where id = any($1::int[])`, [result.changed])
    return result
  })

  function getOutcome({ life, is_renewed }: OwnStatementState): keyof OwnActionResult {
    if (action === 'renew' && life === 'active' && is_renewed) return 'unchanged'
    if ((done as readonly StatementStatus[]).includes(life)) return 'unchanged'
    return (from as readonly StatementStatus[]).includes(life) ? 'changed' : 'refused'
  }
}
