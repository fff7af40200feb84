import { setTimeout as sleep } from 'node:timers/promises'
import type { Registry } from 'prom-client'
import type { Backlog } from '~backend/backlog'
import type { Prometheus } from './count-work'

/**
 * Timeout in ms: a database that is stopped or cut off neither responds nor fails, and the other metrics
 * matter most then.
 */
const MAX_WAIT_MS = 2_000

interface Sample {
  labels?: Record<string, string>
  value: number
}

type Figure = [name: string, help: string, samples: readonly Sample[]]

/**
 * Reads the backlog once at a time, however many requests ask for it.
 * @returns undefined if the database does not respond in time
 */
export function createBacklogReader(
  read: () => Promise<Backlog>,
  maxWaitMs = MAX_WAIT_MS,
): () => Promise<Backlog | undefined> {
  let reading: Promise<Backlog | undefined> | undefined
  return () => {
    reading ??= read()
      .catch(() => undefined)
      .finally(() => {
        reading = undefined
      })
    return Promise.race([reading, sleep(maxWaitMs, undefined, { ref: false })])
  }
}

/** Omits unknown figures: a zero would look as if nothing waited. */
export function addBacklog({ Gauge }: Prometheus, registry: Registry, backlog: Backlog | undefined): void {
  const isUp: Figure = [
    'ezo_database_up',
    '1 where the database has told in time what waits in it.',
    [{ value: backlog ? 1 : 0 }],
  ]
  for (const [name, help, samples] of [isUp, ...(backlog ? listFigures(backlog) : [])]) {
    const labelNames = Object.keys(samples[0]?.labels ?? {})
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] })
    for (const { labels = {}, value } of samples) gauge.set(labels, value)
  }
}

function listFigures({
  payments,
  messages,
  webhooks,
  jobs,
  clockOffsetSeconds,
  hasOfficialRate,
}: Backlog): Figure[] {
  return [
    [
      'ezo_payments',
      'Payments by state.',
      Object.entries(payments.byState).map(([state, value]) => ({ labels: { state }, value })),
    ],
    [
      'ezo_payments_overdue',
      'Pending payments that the bank should have been asked about two minutes ago.',
      [{ value: payments.overdue }],
    ],
    [
      'ezo_payments_contradicted',
      'Payments whose bank says what contradicts our records.',
      [{ value: payments.contradicted }],
    ],
    [
      'ezo_payments_oldest_pending_seconds',
      'Age of the oldest payment that is not decided.',
      [{ value: payments.oldestPendingAge }],
    ],
    [
      'ezo_messages_waiting',
      'Emails and SMS that are to be sent.',
      messages.map(({ channel, waiting }) => ({ labels: { channel }, value: waiting })),
    ],
    [
      'ezo_messages_oldest_waiting_seconds',
      'Age of the oldest email or SMS that is to be sent.',
      messages.map(({ channel, oldestAge }) => ({ labels: { channel }, value: oldestAge })),
    ],
    [
      'ezo_messages_dead_letters',
      'Emails and SMS that were not delivered, and can be sent again.',
      messages.map(({ channel, deadLetters }) => ({ labels: { channel }, value: deadLetters })),
    ],
    [
      'ezo_lead_webhooks',
      'Leads that LEADS_WEBHOOK_URL has not taken: failing are sent again, abandoned are not.',
      Object.entries(webhooks).map(([state, value]) => ({ labels: { state }, value })),
    ],
    [
      'ezo_job_overdue_seconds',
      'For how long a run of the job has been due that no server has begun.',
      jobs.map(({ name, overdueSeconds }) => ({ labels: { job: name }, value: overdueSeconds })),
    ],
    [
      'ezo_clock_offset_seconds',
      'Seconds by which the clock of the process is ahead of the database.',
      [{ value: clockOffsetSeconds }],
    ],
    [
      'ezo_exchange_rate_official',
      '1 where an official exchange rate is known.',
      [{ value: hasOfficialRate ? 1 : 0 }],
    ],
  ]
}
