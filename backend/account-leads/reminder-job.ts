import type pg from 'pg'
import { inTransaction } from '~backend/platform/db/transaction'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { MINUTE_MS, toGeorgianDate, toGeorgianTime } from '~contract/values/georgian-time'
import { notifyOfLead } from './notify-of-lead'

/** Earliest time of reminders in Georgia. */
const FIRST_TIME = '09:00'
const MAX_PER_RUN = 200

/** Creates the job that reminds accounts, or the agents who look after their leads, on the chosen day. */
export function createReminderJob(pool: pg.Pool): Job {
  return {
    name: 'lead-reminders',
    intervalMs: MINUTE_MS,
    maxDurationMs: MINUTE_MS,
    async run() {
      const now = new Date()
      if (toGeorgianTime(now) >= FIRST_TIME) await sendReminders(pool, toGeorgianDate(now))
      return undefined
    },
  }
}

/**
 * Notifies of the reminders that are due, each once.
 * @param today `2026-12-01`
 */
export async function sendReminders(pool: pg.Pool, today: string): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<{ id: number; user_id: number; remind_on: string }>(
      `update account_leads set reminded_at = now()
       where id in (select id from account_leads where remind_on <= $1::date and reminded_at is null
                    order by id limit $2 for update skip locked)
       returning id, coalesce(assignee_id, account_id) as user_id, remind_on::text`,
      [today, MAX_PER_RUN],
    )
    for (const { id, user_id: userId, remind_on: day } of rows)
      await notifyOfLead(transaction, {
        kind: 'lead_reminder',
        userId,
        leadId: id,
        cause: `lead:${id}:reminder ${day}`,
      })
  })
}
