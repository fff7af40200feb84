import type pg from 'pg'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { readStatementChanges } from '~backend/platform/statement-changes'
import { regroupStatement } from './regroup'

const INTERVAL_MS = 60_000
const MAX_DURATION_MS = 120_000
/** Pause in ms before the next part when all statements are grouped anew. */
const NEXT_PART_MS = 1_000
/** Number of statements grouped in one run when all are grouped anew. */
const PART_SIZE = 500
/** Maximum pause before all statements are grouped anew; the database stores changes for a day. */
const MAX_PAUSE_SQL = "interval '12 hours'"

/** Creates the job that groups changed statements, and all of them once. */
export function createGroupingJob(pool: pg.Pool): Job {
  return {
    name: 'same-homes',
    intervalMs: INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    isLong: true,
    async run(signal) {
      return (await groupChangedStatements(pool, { signal })) ? undefined : NEXT_PART_MS
    },
  }
}

/**
 * Groups the statements changed since the last run. A run that is interrupted is repeated by the next one.
 * @returns false while other statements wait for their first grouping
 */
export async function groupChangedStatements(
  pool: pg.Pool,
  { signal, partSize = PART_SIZE }: { signal?: AbortSignal; partSize?: number } = {},
): Promise<boolean> {
  const { rows } = await pool.query<Row<'home_grouping', 'snapshot' | 'regrouped_below'>>(
    `select case when snapshot_at between now() - ${MAX_PAUSE_SQL} and now() then snapshot end as snapshot, regrouped_below
     from home_grouping`,
  )
  const { snapshot, regrouped_below: below } = rows[0] ?? { snapshot: null, regrouped_below: 0 }
  const changes = await readStatementChanges(pool, snapshot ?? undefined)
  const isFirst = snapshot === null || changes.ids.includes(null)
  const from = isFirst ? 0 : below
  const part = from === null ? [] : await listPart(pool, from, partSize)
  const ids = [...new Set([...(isFirst ? [] : changes.ids.flatMap((id) => id ?? [])), ...part])]
  for (const id of ids) {
    if (signal?.aborted) return false
    await inTransaction(pool, (transaction) => regroupStatement(transaction, id))
  }
  const isDone = from === null || part.length < partSize
  await pool.query('update home_grouping set snapshot = $1, snapshot_at = now(), regrouped_below = $2', [
    changes.snapshot,
    isDone ? null : (part.at(-1) ?? 0) + 1,
  ])
  return isDone
}

async function listPart(pool: pg.Pool, from: number, size: number): Promise<number[]> {
  const { rows } = await pool.query<Row<'statements', 'id'>>(
    'select id from statements where id >= $1 and is_public order by id limit $2',
    [from, size],
  )
  return rows.map(({ id }) => id)
}
