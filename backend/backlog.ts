import { USD } from '~backend/dictionaries/deal-terms'
import { hasOfficialRate } from '~backend/exchange-rates/store'
import { CHANNELS, type Channel } from '~backend/messages/delivery/store'
import type { PaymentState } from '~backend/payments/store'
import type { Db } from '~backend/platform/db/pool'
import { readTime } from '~backend/platform/db/read-time'
import { listOverdueRuns, type OverdueRun } from '~backend/platform/jobs/job-queue'
import type { Job } from '~backend/platform/jobs/run-jobs'

/** Work that waits for a job, a bank, another system or an operator. Ages are in seconds. */
export interface Backlog {
  payments: {
    byState: Record<PaymentState, number>
    /** Payments whose check at the bank is overdue. */
    overdue: number
    oldestPendingAge: number
    /** Payments whose state at the bank contradicts our records. */
    contradicted: number
  }
  messages: { channel: Channel; waiting: number; oldestAge: number; deadLetters: number }[]
  /** Lead webhooks that failed at least once, and those no longer retried. */
  webhooks: { failing: number; abandoned: number }
  jobs: OverdueRun[]
  /** Seconds by which the clock of this process is ahead of the database's. */
  clockOffsetSeconds: number
  /** False if prices are shown in their own currency only, or converted by a demo rate. */
  hasOfficialRate: boolean
}

const NO_PAYMENTS: Record<PaymentState, number> = {
  new: 0,
  pending: 0,
  failed: 0,
  expired: 0,
  review: 0,
  succeeded: 0,
  part_refunded: 0,
  refunded: 0,
}

/** Tolerance in seconds: the job checks every ten seconds, and one round may take some time. */
const OVERDUE_SECONDS = 120

export async function readBacklog(db: Db, jobs: readonly Pick<Job, 'name'>[]): Promise<Backlog> {
  return {
    payments: await countPayments(db),
    messages: await countMessages(db),
    webhooks: await countWebhooks(db),
    jobs: await listOverdueRuns(
      db,
      jobs.map(({ name }) => name),
    ),
    clockOffsetSeconds: (Date.now() - (await readTime(db))) / 1_000,
    hasOfficialRate: await hasOfficialRate(db, USD),
  }
}

async function countPayments(db: Db): Promise<Backlog['payments']> {
  const { rows } = await db.query<{
    state: PaymentState
    count: number
    overdue: number
    oldest_age: number | null
    contradicted: number
  }>(
    `select state, count(*)::int as count,
       (count(*) filter (where state = 'pending' and ask_after < now() - make_interval(secs => $1)))::int as overdue,
       extract(epoch from now() - min(coalesce(started_at, created_at)))::float as oldest_age,
       count(alert)::int as contradicted
     from payments group by state`,
    [OVERDUE_SECONDS],
  )
  const sum = (list: number[]) => list.reduce((total, count) => total + count, 0)
  return {
    byState: { ...NO_PAYMENTS, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) },
    overdue: sum(rows.map(({ overdue }) => overdue)),
    oldestPendingAge: rows.find(({ state }) => state === 'pending')?.oldest_age ?? 0,
    contradicted: sum(rows.map(({ contradicted }) => contradicted)),
  }
}

async function countMessages(db: Db): Promise<Backlog['messages']> {
  const { rows } = await db.query<{
    channel: Channel
    waiting: number
    oldest_age: number | null
    dead_letters: number
  }>(
    `select channel, (count(*) filter (where finished_at is null))::int as waiting,
       extract(epoch from now() - min(created_at) filter (where finished_at is null))::float as oldest_age,
       (count(*) filter (where state in ('failed', 'refused')))::int as dead_letters
     from messages
     where state in ('waiting', 'sending')
       or channel = any($1) and finished_at > now() - interval '8 days' and content is not null
     group by channel`,
    [CHANNELS],
  )
  return CHANNELS.map((channel) => {
    const row = rows.find((one) => one.channel === channel)
    return {
      channel,
      waiting: row?.waiting ?? 0,
      oldestAge: row?.oldest_age ?? 0,
      deadLetters: row?.dead_letters ?? 0,
    }
  })
}

async function countWebhooks(db: Db): Promise<Backlog['webhooks']> {
  const { rows } = await db.query<Backlog['webhooks']>(
    `select (count(*) filter (where next_at is not null))::int as failing,
       (count(*) filter (where next_at is null))::int as abandoned
     from lead_webhooks where sent_at is null and failure is not null`,
  )
  return rows[0] ?? { failing: 0, abandoned: 0 }
}
