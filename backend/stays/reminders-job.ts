import type pg from 'pg'
import { isDaytime } from '~backend/platform/daytime'
import { readTime } from '~backend/platform/db/read-time'
import { inTransaction } from '~backend/platform/db/transaction'
import { runForEach } from '~backend/platform/jobs/run-for-each'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { notifyParties } from './notify'
import { TODAY_SQL } from './rules'
import { getStay, type StayRow } from './store'

const INTERVAL_MS = 60_000
const MAX_DURATION_MS = 60_000
const MAX_PER_RUN = 500

/** Creates the job that reminds both sides of a stay on the day before the arrival. */
export function createStayRemindersJob(pool: pg.Pool): Job {
  return {
    name: 'stay-reminders',
    intervalMs: INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    async run(signal) {
      if (isDaytime(new Date(await readTime(pool)))) await remindOfStays(pool, signal)
      return undefined
    },
  }
}

/** Confirmed stays that begin tomorrow in Georgia, and were confirmed before today. */
const DUE_SQL = `state = 'confirmed' and reminded_at is null and lower(nights) = ${TODAY_SQL} + 1
  and (changed_at at time zone 'Asia/Tbilisi')::date < ${TODAY_SQL}`

/** Reminds both sides once, also with several processes. One confirmed today needs no reminder. */
export async function remindOfStays(pool: pg.Pool, signal?: AbortSignal): Promise<void> {
  const { rows } = await pool.query<Pick<StayRow, 'id'>>(
    `select id from stays where ${DUE_SQL} order by id limit $1`,
    [MAX_PER_RUN],
  )
  await runForEach(
    rows,
    ({ id }) =>
      inTransaction(pool, async (transaction) => {
        const { rowCount } = await transaction.query(
          `update stays set reminded_at = now() where id = $1 and ${DUE_SQL}`,
          [id],
        )
        if (rowCount)
          await notifyParties(transaction, await getStay(transaction, id), {
            inCalendars: true,
            isReminder: true,
          })
      }),
    signal,
  )
}
