import type pg from 'pg'
import { addMessage } from '~backend/messages/add-message'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { parseQueryString } from '~backend/platform/http/query'
import { runForEach } from '~backend/platform/jobs/run-for-each'
import type { Job } from '~backend/platform/jobs/run-jobs'
import type { ParseSearchText } from '~backend/search/search-text'
import { buildWhere } from '~backend/search/sql/where'
import { toGeorgianTime } from '~contract/values/georgian-time'

const INTERVAL_MS = 600_000
const MAX_DURATION_MS = 120_000
/** Minimum hours between two emails; less than a day, so that they do not drift to later hours. */
const HOURS_BETWEEN = 20
/** Earliest time of emails in Georgia, so that they do not disturb at night. */
const FIRST_TIME = '09:00'
const LAST_TIME = '21:00'
const MAX_PEOPLE_PER_RUN = 500
/** Maximum age in days of a new statement, for example after emails were disabled for a while. */
const MAX_AGE_DAYS = 7
/**
 * Safety margin in seconds: a statement counts from the start of its transaction, and must be committed by
 * then.
 */
const MARGIN_SECONDS = 300
/** Maximum count of one search; a higher one is not worth the query. */
const MAX_COUNT = 100

export function createNewStatementsJob(pool: pg.Pool, parseSearchText: ParseSearchText): Job {
  return {
    name: 'saved-searches',
    intervalMs: INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    async run(signal) {
      const time = toGeorgianTime(new Date())
      if (time >= FIRST_TIME && time < LAST_TIME) await emailNewStatements(pool, parseSearchText, signal)
      return undefined
    },
  }
}

/** Sends each user one email a day about all saved searches with new statements. */
export async function emailNewStatements(
  pool: pg.Pool,
  parseSearchText: ParseSearchText,
  signal?: AbortSignal,
): Promise<void> {
  const { rows } = await pool.query<Row<'saved_searches', 'user_id'>>(
    `select distinct s.user_id from saved_searches s
     join users u on u.id = s.user_id and u.blocked_at is null
     where s.sends_emails and s.checked_until < now() - make_interval(hours => $1)
       and not exists (select from message_settings m
                       where m.user_id = s.user_id and 'new_statements' = any(m.unwanted_kinds))
     limit $2`,
    [HOURS_BETWEEN, MAX_PEOPLE_PER_RUN],
  )
  await runForEach(
    rows,
    ({ user_id: userId }) =>
      inTransaction(pool, (transaction) => emailUser(transaction, userId, parseSearchText)),
    signal,
  )
}

type CheckedSearch = Row<'saved_searches', 'name' | 'query'> & { checked_until: Date; now: Date }

/** The searches stay locked until the email is queued, so that it is sent exactly once. */
async function emailUser(transaction: Db, userId: number, parseSearchText: ParseSearchText): Promise<void> {
  const { rows } = await transaction.query<CheckedSearch>(
    `select name, query, greatest(checked_until, now() - make_interval(days => $2)) as checked_until,
            now() - make_interval(secs => $3) as now
     from saved_searches where user_id = $1 and sends_emails order by id for update`,
    [userId, MAX_AGE_DAYS, MARGIN_SECONDS],
  )
  const searches = []
  for (const search of rows) {
    const count = await countNewStatements(transaction, userId, search, parseSearchText)
    if (count > 0) searches.push({ name: search.name, query: search.query, count })
  }
  const until = rows[0]?.now
  if (!until) return
  await transaction.query(
    'update saved_searches set checked_until = greatest(checked_until, $2) where user_id = $1 and sends_emails',
    [userId, until],
  )
  if (searches.length === 0) return
  await addMessage(transaction, {
    kind: 'new_statements',
    to: { userId },
    facts: { searches },
    locale: 'ka',
    cause: `new_statements:${userId}:${until.toISOString()}`,
  })
}

/** Excludes the user's own and hidden statements. */
async function countNewStatements(
  db: Db,
  userId: number,
  { query, checked_until: from, now: until }: CheckedSearch,
  parseSearchText: ParseSearchText,
): Promise<number> {
  const parsed = await parseSearchText(parseQueryString(query))
  const { sql, values } = buildWhere(parsed, userId, [from, until, userId, MAX_COUNT])
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from (
       select from statements s
       where s.created_at > $1 and s.created_at <= $2 and s.user_id is distinct from $3 and ${sql}
       limit $4) found`,
    values,
  )
  return rows[0]?.count ?? 0
}
