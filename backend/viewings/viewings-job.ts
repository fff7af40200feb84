import type pg from 'pg'
import { isDaytime } from '~backend/platform/daytime'
import type { Db } from '~backend/platform/db/pool'
import { readTime } from '~backend/platform/db/read-time'
import { inTransaction } from '~backend/platform/db/transaction'
import { runForEach } from '~backend/platform/jobs/run-for-each'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { READABLE_STATUS_SQL } from '~backend/statements/rules'
import { cancelBySite } from './change'
import { notifyParties } from './notify'
import { getViewing, type ViewingRow } from './store'

const INTERVAL_MS = 20_000
const MAX_DURATION_MS = 60_000
const MAX_PER_RUN = 500
/** Days after a viewing for the question to both sides, for example after a longer outage. */
const MAX_QUESTION_DAYS = 3

export function createViewingsJob(pool: pg.Pool): Job {
  return {
    name: 'viewings',
    intervalMs: INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    async run(signal) {
      await cancelImpossible(pool, signal)
      if (isDaytime(new Date(await readTime(pool)))) await remind(pool, signal)
      await requestAnswers(pool, signal)
      return undefined
    },
  }
}

type Found = Pick<ViewingRow, 'id' | 'owner_id'>

/**
 * Cancels coming viewings of statements that are withdrawn, sold, deleted or blocked, or whose owner is
 * blocked. A statement that only expired or awaits a confirmation can return, so its viewings stay.
 */
export async function cancelImpossible(pool: pg.Pool, signal?: AbortSignal): Promise<void> {
  const { rows } = await pool.query<Found>(
    `select v.id, v.owner_id from viewings v join statements s on s.id = v.statement_id
       join users owner on owner.id = v.owner_id
     where v.state in ('booked', 'moved') and v.starts_at > now()
       and (s.deleted_at is not null or not s.published or not (${READABLE_STATUS_SQL})
            or s.user_id <> v.owner_id or owner.blocked_at is not null)
     order by v.starts_at limit $1`,
    [MAX_PER_RUN],
  )
  await runForEach(
    rows,
    ({ id, owner_id: ownerId }) =>
      inTransaction(pool, (transaction) => cancelBySite(transaction, id, ownerId)),
    signal,
  )
}

/** Viewings whose reminder is due: they are tomorrow in Georgia, and were booked or moved before today. */
const REMINDER_DUE_SQL = `state in ('booked', 'moved') and reminded_at is null
  and (starts_at at time zone 'Asia/Tbilisi')::date = (now() at time zone 'Asia/Tbilisi')::date + 1
  and (changed_at at time zone 'Asia/Tbilisi')::date < (now() at time zone 'Asia/Tbilisi')::date`

/** Reminds both sides on the day before. A viewing booked or moved on that day needs no reminder. */
export async function remind(pool: pg.Pool, signal?: AbortSignal): Promise<void> {
  const { rows } = await pool.query<Pick<Found, 'id'>>(
    `select id from viewings where ${REMINDER_DUE_SQL}
     order by starts_at limit $1`,
    [MAX_PER_RUN],
  )
  await runForEach(
    rows,
    ({ id }) =>
      inTransaction(pool, async (transaction) => {
        const { rowCount } = await transaction.query(
          `update viewings set reminded_at = now() where id = $1 and ${REMINDER_DUE_SQL}`,
          [id],
        )
        if (rowCount) await notifyParties(transaction, 'viewing_reminder', await getViewing(transaction, id))
      }),
    signal,
  )
}

/** Asks both sides after a viewing whether it took place. */
export async function requestAnswers(pool: pg.Pool, signal?: AbortSignal): Promise<void> {
  const { rows } = await pool.query<Pick<Found, 'id'>>(
    `select id from viewings
     where state in ('booked', 'moved') and asked_at is null and ends_at < now()
       and ends_at > now() - make_interval(days => $2)
     order by ends_at limit $1`,
    [MAX_PER_RUN, MAX_QUESTION_DAYS],
  )
  await runForEach(
    rows,
    ({ id }) => inTransaction(pool, (transaction) => requestAnswer(transaction, id)),
    signal,
  )
}

async function requestAnswer(transaction: Db, id: string): Promise<void> {
  const { rowCount } = await transaction.query(
    `update viewings set asked_at = now() where id = $1 and asked_at is null and state in ('booked', 'moved')`,
    [id],
  )
  if (rowCount) await notifyParties(transaction, 'viewing_question', await getViewing(transaction, id))
}
