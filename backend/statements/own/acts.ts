import type pg from 'pg'
import { withTransaction } from '../../db/transaction'
import { notFound } from '../../http/errors'
import { LIFE, type Life } from '../row'

/** What an owner may do with a statement: from which states it leads, and what it changes. */
const ACTS = {
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
} as const satisfies Record<string, { from: readonly Life[]; done: readonly Life[]; set: string }>

export type Act = keyof typeof ACTS

export function isAct(word: string | undefined): word is Act {
  return word !== undefined && Object.hasOwn(ACTS, word)
}

/** What became of the statements: done now, as asked for already, or not to be done from where they stand. */
export type Acted = { changed: number[]; unchanged: number[]; refused: number[] }

type Row = { id: number; life: Life; is_renewed: boolean }

/**
 * Does it to those of somebody's own statements from which it leads on. Safe to repeat. A statement is renewed once a
 * day: renewing brings it to the top of the lists.
 *
 * @throws ApiError 404 when one of them is not theirs; then nothing is changed
 */
export async function actOnOwn(
  pool: pg.Pool,
  userId: number,
  act: Act,
  ids: readonly number[],
): Promise<Acted> {
  const { from, done, set } = ACTS[act]
  return withTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<Row>(
      `select s.id, ${LIFE} as life, s.last_updated > now() - interval '1 day' as is_renewed
       from statements s where s.user_id = $1 and s.id = any($2::int[]) and ($3 or s.deleted_at is null)
       order by s.id for update`,
      [userId, ids, act === 'delete'],
    )
    if (ids.length === 0 || rows.length < ids.length) throw notFound('Statement')
    const acted: Acted = { changed: [], unchanged: [], refused: [] }
    for (const row of rows) acted[fateOf(row)].push(row.id)
    await transaction.query(`update statements set ${set} where id = any($1::int[])`, [acted.changed])
    return acted
  })

  function fateOf({ life, is_renewed }: Row): keyof Acted {
    if (act === 'renew' && life === 'active' && is_renewed) return 'unchanged'
    if ((done as readonly Life[]).includes(life)) return 'unchanged'
    return (from as readonly Life[]).includes(life) ? 'changed' : 'refused'
  }
}
