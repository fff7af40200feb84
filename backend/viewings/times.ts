import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { invalidField, notFound } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { getHeading, type SubjectRow } from '~backend/statements/heading'
import { SUBJECT_COLUMNS, SUBJECT_TABLES } from '~backend/statements/subject-sql'
import { FREE_TIME_SQL } from '~backend/statements/viewing-times'
import type { BodyOf } from '~contract/endpoints/endpoint'
import type { viewingEndpoints } from '~contract/endpoints/viewings'
import { divideIntoTimes } from '~contract/forms/viewings'
import { MAX_VIEWING_TIMES } from '~contract/viewings'
import { BOOKED_SQL, VIEWABLE_SQL } from './rules'

const TIME_COLUMNS = `t.id, ${toGeorgianTimeSql('t.starts_at')} as starts_at, ${toGeorgianTimeSql('t.ends_at')} as ends_at`

type TimeRow = { id: number; starts_at: string; ends_at: string }

/** Serializes changes of the viewings of one owner, after the locks of accounts. */
export function lockViewingsOf(transaction: Db, ownerId: number): Promise<void> {
  return lockUntilCommit(transaction, `viewings of ${ownerId}`)
}

/** @throws ApiError 404 for a statement that is not active */
export async function listFreeTimes(db: Db, statementId: number | undefined): Promise<TimeRow[]> {
  const { rows } = await db.query<{ is_viewable: boolean }>(
    `select ${VIEWABLE_SQL} as is_viewable from statements s where s.id = $1`,
    [statementId ?? null],
  )
  if (!rows[0]?.is_viewable) throw notFound('Statement')
  const { rows: times } = await db.query<TimeRow>(
    `select ${TIME_COLUMNS} from viewing_times t join statements s on s.id = t.statement_id
     where t.statement_id = $1 and ${FREE_TIME_SQL} order by t.starts_at`,
    [statementId],
  )
  return times
}

export async function listOfferedTimes(db: Db, userId: number, locale: Locale) {
  const { rows } = await db.query<TimeRow & SubjectRow & { statement_id: number; is_free: boolean }>(
    `select ${TIME_COLUMNS}, t.statement_id, ${FREE_TIME_SQL} as is_free, ${SUBJECT_COLUMNS}
     from viewing_times t join statements s on s.id = t.statement_id ${SUBJECT_TABLES}
     where s.user_id = $1 and s.deleted_at is null and t.starts_at > now()
       and not exists (select from viewings where time_id = t.id and ${BOOKED_SQL})
     order by t.starts_at, t.id`,
    [userId],
  )
  return rows.map(({ id, starts_at, ends_at, statement_id, is_free, ...subject }) => ({
    id,
    starts_at,
    ends_at,
    statement_id,
    is_free,
    statement_title: getHeading(subject).titles[locale],
  }))
}

type TimesForm = BodyOf<typeof viewingEndpoints.offer>

/**
 * Offers times of an active statement. Times that overlap an earlier one of the statement are left out. The
 * account must be locked, so that concurrent requests respect the limit.
 * @throws ApiError 404 for another user's statement, 422 for one that is not active or has too many times
 */
export async function offerTimes(
  transaction: Db,
  userId: number,
  statementId: number | undefined,
  form: TimesForm,
): Promise<{ added: number; skipped: number }> {
  const { rows } = await transaction.query<{ is_viewable: boolean; coming: number }>(
    `select ${VIEWABLE_SQL} as is_viewable,
            (select count(*)::int from viewing_times where statement_id = s.id and starts_at > now()) as coming
     from statements s where s.id = $1 and s.user_id = $2 and s.deleted_at is null`,
    [statementId ?? null, userId],
  )
  const [statement] = rows
  if (!statement) throw notFound('Statement')
  if (!statement.is_viewable) throw invalidField('statement_id', 'must be an active statement')
  const times = divideIntoTimes(form)
  if (statement.coming + times.length > MAX_VIEWING_TIMES)
    throw invalidField('times', `must not be more than ${MAX_VIEWING_TIMES}`)
  const { rowCount } = await transaction.query(
    `insert into viewing_times (statement_id, starts_at, ends_at, in_person)
     select $1, starts_at, ends_at, $4 from unnest($2::timestamptz[], $3::timestamptz[]) as t (starts_at, ends_at)
     on conflict do nothing`,
    [statementId, times.map(({ startsAt }) => startsAt), times.map(({ endsAt }) => endsAt), form.in_person],
  )
  const added = rowCount ?? 0
  return { added, skipped: times.length - added }
}

/** @throws ApiError 404 for another user's time, 422 for a booked one */
export async function removeTime(transaction: Db, userId: number, timeId: number | undefined): Promise<void> {
  await lockViewingsOf(transaction, userId)
  const { rows } = await transaction.query<Row<'viewing_times', 'id'> & { is_booked: boolean }>(
    `select t.id, exists (select from viewings where time_id = t.id and ${BOOKED_SQL}) as is_booked
     from viewing_times t join statements s on s.id = t.statement_id where t.id = $1 and s.user_id = $2`,
    [timeId ?? null, userId],
  )
  const [time] = rows
  if (!time) throw notFound('Time')
  if (time.is_booked) throw invalidField('time_id', 'is booked')
  await transaction.query('delete from viewing_times where id = $1', [time.id])
}
