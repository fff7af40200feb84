import type pg from 'pg'
import { addMessage } from '~backend/messages/add-message'
import { isDaytime } from '~backend/platform/daytime'
import { inTransaction } from '~backend/platform/db/transaction'
import { runForEach } from '~backend/platform/jobs/run-for-each'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { toGeorgianNoon } from '~contract/values/georgian-time'

const INTERVAL_MS = 600_000
const MAX_DURATION_MS = 60_000
const DAYS_BEFORE = 3
const MAX_PER_RUN = 500
const MAX_NUMBERS = 10

export function createEndingStatementsJob(pool: pg.Pool): Job {
  return {
    name: 'statement-endings',
    intervalMs: INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    async run(signal) {
      if (isDaytime()) await notifyOwnersOfEndingStatements(pool, signal)
      return undefined
    },
  }
}

type EndingStatements = {
  user_id: number
  ends_on: string
  count: number
  statement_ids: number[]
  cause: string
}

/** Sends each owner one message about all statements that end on one of the next three days. */
export async function notifyOwnersOfEndingStatements(pool: pg.Pool, signal?: AbortSignal): Promise<void> {
  const { rows } = await pool.query<EndingStatements>(
    `select user_id, ends_on, count, statement_ids, cause
     from (select user_id, ends_on, count(*)::int as count,
             (array_agg(id order by id))[1:$2] as statement_ids,
             'statements_ending:' || user_id || ':' || ends_on as cause
           from (select id, user_id, to_char(expires_at at time zone 'Asia/Tbilisi', 'YYYY-MM-DD') as ends_on
                 from statements
                 where status = 'active' and deleted_at is null
                   and expires_at > now() and expires_at < now() + make_interval(days => $1 + 1)
                   and (expires_at at time zone 'Asia/Tbilisi')::date
                     <= (now() at time zone 'Asia/Tbilisi')::date + $1::int) s
           group by user_id, ends_on) e
     where not exists (select from messages m where m.cause = e.cause)
       and not exists (select from message_settings p
                       where p.user_id = e.user_id and 'statements_ending' = any(p.unwanted_kinds))
     limit $3`,
    [DAYS_BEFORE, MAX_NUMBERS, MAX_PER_RUN],
  )
  await runForEach(
    rows,
    ({ user_id: userId, ends_on, count, statement_ids: statementIds, cause }) =>
      inTransaction(pool, (transaction) =>
        addMessage(transaction, {
          kind: 'statements_ending',
          to: { userId },
          facts: { endsOn: toGeorgianNoon(ends_on), count, statementIds },
          locale: 'ka',
          cause,
        }),
      ),
    signal,
  )
}
