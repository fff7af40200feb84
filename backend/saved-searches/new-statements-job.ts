import type pg from 'pg'
import { addMessage } from '~backend/messages/add-message'
import { toPagePath } from '~backend/messages/content'
import { type ListedStatement, toNewestPath } from '~backend/messages/templates/saved-searches'
import { isDaytime } from '~backend/platform/daytime'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { runForEach } from '~backend/platform/jobs/run-for-each'
import type { Job } from '~backend/platform/jobs/run-jobs'
import type { Locale } from '~backend/platform/localized-text'
import { EMAIL_TEXTS } from '~backend/platform/texts'
import type { ParseSearchText } from '~backend/search/search-text'
import { getHeading } from '~backend/statements/heading'
import { STATEMENT_COLUMNS, STATEMENT_TABLES, type StatementRow } from '~backend/statements/statement-row'
import type { PushPayload } from '~contract/push'
import { type FollowedRow, listFormerlyKnown, listUnknownStatements } from './known-statements'
import { addPushMessages } from './push-store'

const INTERVAL_MS = 300_000
const MAX_DURATION_MS = 120_000
const MAX_PEOPLE_PER_RUN = 500
/** Maximum statements of a search in one email; the others follow in the next run. */
export const MAX_LISTED = 30

/**
 * SQL of a search whose next email is due. Times are less than a day or week, so that emails do not drift to
 * later hours. A time in the future is due too: the clock was set back.
 */
const DUE_SQL = `s.sends_emails and (s.frequency = 'at_once' or $1 and not s.checked_until between
  now() - case s.frequency when 'weekly' then interval '164 hours' else interval '20 hours' end and now())`

export function createNewStatementsJob(pool: pg.Pool, parseSearchText: ParseSearchText): Job {
  return {
    name: 'saved-searches',
    intervalMs: INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    async run(signal) {
      await emailNewStatements(pool, parseSearchText, { isDaytime: isDaytime(), signal })
      return undefined
    },
  }
}

/** User with all searches, or a guest with one: its key is in the links of the email. */
type Recipient = { user_id: number | null; token: string | null }

/** Sends each user one email about all due searches with new statements, and guests one for each search. */
export async function emailNewStatements(
  pool: pg.Pool,
  parseSearchText: ParseSearchText,
  { isDaytime: isDay = true, signal }: { isDaytime?: boolean; signal?: AbortSignal } = {},
): Promise<void> {
  const { rows } = await pool.query<Recipient>(
    `select s.user_id, recipient.token from saved_searches s left join users u on u.id = s.user_id
       cross join lateral (select case when s.user_id is null then s.token end as token) recipient
     where ${DUE_SQL} and u.blocked_at is null
       and not exists (select from message_settings m
                       where m.user_id = s.user_id and 'new_statements' = any(m.unwanted_kinds))
     group by s.user_id, recipient.token order by min(s.checked_until) limit $2`,
    [isDay, MAX_PEOPLE_PER_RUN],
  )
  await runForEach(
    rows,
    (recipient) =>
      inTransaction(pool, (transaction) =>
        emailRecipient(transaction, recipient, { parseSearchText, isDay }),
      ),
    signal,
  )
}

type DueSearch = FollowedRow & Row<'saved_searches', 'id' | 'name' | 'email' | 'locale'> & { now: Date }

/** The searches stay locked until the email is queued, so that it is sent exactly once. */
async function emailRecipient(
  transaction: Db,
  { user_id: userId, token }: Recipient,
  { parseSearchText, isDay }: { parseSearchText: ParseSearchText; isDay: boolean },
): Promise<void> {
  const { rows } = await transaction.query<DueSearch>(
    `select id, user_id, email, locale, name, query, known_ids, checked_until, now() as now from saved_searches s
     where ${DUE_SQL} and (user_id = $2 or token = $3) order by id for update`,
    [isDay, userId, token],
  )
  const searches = []
  for (const search of rows) {
    const ids = await takeNewStatements(transaction, search, parseSearchText)
    if (ids.length === 0) continue
    const statements = await listStatements(transaction, ids)
    searches.push({ ...search, statements, isCut: ids.length === MAX_LISTED })
  }
  const [first] = searches
  if (!first) return
  await addMessage(transaction, {
    kind: 'new_statements',
    to: userId === null ? { email: first.email ?? '' } : { userId },
    facts: { searches, token: token ?? undefined },
    locale: (first.locale as Locale | null) ?? 'ka',
    cause: `new_statements:${first.id}:${first.now.toISOString()}`,
  })
  for (const search of searches) await addPushMessages(transaction, search.id, describeNew(search))
}

/** Returns the notification of new statements: a click opens the only one, or the search. */
function describeNew({
  id,
  name,
  query,
  locale,
  statements,
}: DueSearch & { statements: readonly ListedStatement[] }): PushPayload {
  const language = (locale as Locale | null) ?? 'ka'
  const t = EMAIL_TEXTS[language]
  const total = statements.length
  const [only] = statements
  return {
    title: total === 1 ? t('new_statements.subject_single') : t('new_statements.subject_several', { total }),
    body: total === 1 && only ? only.titles[language] : name,
    path: toPagePath(total === 1 && only ? `/statements/${only.id}` : toNewestPath(query), language),
    tag: `search-${id}`,
  }
}

/** Returns the new statements of a search, which are known from then on. */
async function takeNewStatements(
  transaction: Db,
  search: DueSearch,
  parseSearchText: ParseSearchText,
): Promise<number[]> {
  const knownIds = search.known_ids ?? (await listFormerlyKnown(transaction, search, parseSearchText))
  const ids = await listUnknownStatements(
    transaction,
    { ...search, known_ids: knownIds },
    parseSearchText,
    MAX_LISTED,
  )
  // A search with more statements than an email lists is due again at once.
  await transaction.query(
    `update saved_searches set known_ids = $2, checked_until = case when $3 then checked_until else now() end
     where id = $1`,
    [search.id, [...knownIds, ...ids], ids.length === MAX_LISTED],
  )
  return ids
}

/** Returns the facts of statements, latest number first. */
async function listStatements(db: Db, ids: readonly number[]): Promise<ListedStatement[]> {
  const { rows } = await db.query<StatementRow>(
    `select ${STATEMENT_COLUMNS} from ${STATEMENT_TABLES} where s.id = any($1) order by s.id desc`,
    [ids],
  )
  return rows.map((row) => ({
    id: row.id,
    titles: getHeading(row).titles,
    area: row.area_m2,
    priceUsd: row.price_usd,
    priceGel: row.price_gel,
  }))
}
