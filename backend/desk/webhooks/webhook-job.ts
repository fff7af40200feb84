import type pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { postWebhook, type WebhookReceiver } from '~backend/platform/webhooks/post-webhook'
import {
  getRetryDelay,
  LEASE_SECONDS,
  MAX_RUN_MS,
  MAX_SENT,
  WEBHOOK_INTERVAL_MS,
} from '~backend/platform/webhooks/retry-schedule'
import { signWebhook } from '~backend/platform/webhooks/sign'
import { findLeadContents, listFacts } from '../lead-contents'

const HOUR_MS = 3_600_000

interface WebhookContext {
  pool: pg.Pool
  log: Pick<Logger, 'warn'>
  /** Receiver of webhooks. Undefined: webhooks are off and none are queued. */
  receiver: WebhookReceiver | undefined
}

/** Creates the job that sends leads to another system, at least once and always with the same id. */
export function createWebhookJob(context: WebhookContext): Job {
  return {
    name: 'lead-webhooks',
    intervalMs: context.receiver ? WEBHOOK_INTERVAL_MS : HOUR_MS,
    maxDurationMs: MAX_RUN_MS,
    async run(signal) {
      await sendDueWebhooks(context, signal)
      return undefined
    },
  }
}

/**
 * Sends due webhooks.
 * @returns the number delivered
 */
export async function sendDueWebhooks(
  { pool, log, receiver }: WebhookContext,
  signal: AbortSignal,
): Promise<number> {
  if (!receiver) {
    await pool.query('delete from lead_webhooks where next_at is not null')
    return 0
  }
  let taken = 0
  for (let count = 0; count < MAX_SENT && !signal.aborted; count += 1) {
    const webhook = await claimWebhook(pool)
    if (!webhook) break
    const body = await composeBody(pool, webhook.lead_id)
    if (body === undefined) continue
    const headers = signWebhook({ id: webhook.id, body, sentAt: new Date() }, receiver.key)
    const failure = await postWebhook(receiver, body, headers, signal)
    if (failure === undefined) taken += 1
    await writeOutcome(pool, webhook, failure)
    if (failure !== undefined)
      log.warn({ webhook: webhook.id, attempt: webhook.attempts, failure }, 'a webhook was not delivered')
  }
  return taken
}

type Claimed = Row<'lead_webhooks', 'lead_id' | 'id' | 'attempts'>

async function claimWebhook(db: Db): Promise<Claimed | undefined> {
  const { rows } = await db.query<Claimed>(
    `update lead_webhooks set attempts = attempts + 1, next_at = now() + make_interval(secs => $1)
     where lead_id = (select lead_id from lead_webhooks where next_at <= now()
                      order by next_at, lead_id limit 1 for update skip locked)
     returning lead_id, id, attempts`,
    [LEASE_SECONDS],
  )
  return rows[0]
}

async function writeOutcome(
  db: Db,
  { lead_id: leadId, attempts }: Claimed,
  failure: string | undefined,
): Promise<void> {
  await db.query(
    `update lead_webhooks set failure = $2, sent_at = case when $2::text is null then now() end,
       next_at = now() + make_interval(secs => $3::integer)
     where lead_id = $1 and sent_at is null`,
    [leadId, failure ?? null, getRetryDelay(attempts, failure) ?? null],
  )
}

/** Composes the payload. Returns undefined if the lead was erased with its webhook meanwhile. */
async function composeBody(db: Db, leadId: number): Promise<string | undefined> {
  const { rows } = await db.query<Row<'leads', 'id' | 'kind' | 'source_id' | 'created_at'>>(
    'select id, kind, source_id, created_at from leads where id = $1',
    [leadId],
  )
  const [lead] = rows
  if (!lead) return undefined
  const [content] = await findLeadContents(db, [lead], 'en')
  return JSON.stringify({
    type: 'lead.created',
    timestamp: lead.created_at.toISOString(),
    data: {
      id: lead.id,
      kind: lead.kind,
      name: content?.name ?? '',
      phone_number: content?.phone_number ?? '',
      email: content?.email ?? '',
      text: content?.text ?? '',
      facts: Object.fromEntries(listFacts(content?.facts ?? {}).map(({ name, value }) => [name, value])),
    },
  })
}
