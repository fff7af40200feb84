import type pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { postWebhook } from '~backend/platform/webhooks/post-webhook'
import {
  getRetryDelay,
  LEASE_SECONDS,
  MAX_RUN_MS,
  MAX_SENT,
  WEBHOOK_INTERVAL_MS,
} from '~backend/platform/webhooks/retry-schedule'
import { signWebhook, toSecretKey } from '~backend/platform/webhooks/sign'
import { findContacts } from './lead-history'

interface WebhookContext {
  pool: pg.Pool
  log: Pick<Logger, 'warn'>
}

/** Creates the job that sends leads to their accounts' systems, at least once and always with the same id. */
export function createAccountWebhookJob(context: WebhookContext): Job {
  return {
    name: 'account-lead-webhooks',
    intervalMs: WEBHOOK_INTERVAL_MS,
    maxDurationMs: MAX_RUN_MS,
    async run(signal) {
      await sendAccountWebhooks(context, signal)
      return undefined
    },
  }
}

/**
 * Sends due webhooks. Users choose the receivers, so that private addresses are always refused.
 * @param allowsPrivate true in tests, whose receivers are on this machine
 * @returns the number delivered
 */
export async function sendAccountWebhooks(
  { pool, log }: WebhookContext,
  signal: AbortSignal,
  { allowsPrivate = false } = {},
): Promise<number> {
  let delivered = 0
  for (let count = 0; count < MAX_SENT && !signal.aborted; count += 1) {
    const webhook = await claimWebhook(pool)
    if (!webhook) break
    const body = await composeBody(pool, webhook)
    if (body === undefined) continue
    const { url, secret, ...data } = body
    const text = JSON.stringify(data)
    const key = toSecretKey(secret)
    const headers = signWebhook({ id: webhook.id, body: text, sentAt: new Date() }, key)
    const failure = await postWebhook({ url, allowsPrivate }, text, headers, signal)
    if (failure === undefined) delivered += 1
    await pool.query(
      `update account_lead_webhooks set failure = $2, sent_at = case when $2::text is null then now() end,
         next_at = now() + make_interval(secs => $3::integer)
       where id = $1 and sent_at is null`,
      [webhook.id, failure ?? null, getRetryDelay(webhook.attempts, failure) ?? null],
    )
    if (failure !== undefined)
      log.warn({ webhook: webhook.id, attempt: webhook.attempts, failure }, 'a webhook was not delivered')
  }
  return delivered
}

type Claimed = Row<'account_lead_webhooks', 'id' | 'lead_id' | 'type' | 'attempts' | 'created_at'>

async function claimWebhook(db: Db): Promise<Claimed | undefined> {
  const { rows } = await db.query<Claimed>(
    `update account_lead_webhooks set attempts = attempts + 1, next_at = now() + make_interval(secs => $1)
     where id = (select id from account_lead_webhooks where next_at <= now()
                 order by next_at, id limit 1 for update skip locked)
     returning id, lead_id, type, attempts, created_at`,
    [LEASE_SECONDS],
  )
  return rows[0]
}

type SentLead = Row<
  'account_leads',
  'id' | 'kind' | 'stage' | 'name' | 'statement_id' | 'project_id' | 'assignee_id' | 'created_at'
> & { url: string; secret: string }

/** Composes the payload. Returns undefined if the receiver was removed meanwhile. */
async function composeBody(db: Db, { lead_id: leadId, type, created_at: at }: Claimed) {
  const { rows } = await db.query<SentLead>(
    `select l.id, l.kind, l.stage, l.name, l.statement_id, l.project_id, l.assignee_id, l.created_at,
            s.webhook_url as url, s.webhook_secret as secret
     from account_leads l join account_lead_settings s on s.account_id = l.account_id
     where l.id = $1 and s.webhook_url is not null and s.webhook_secret is not null`,
    [leadId],
  )
  const [lead] = rows
  if (!lead) return undefined
  const { url, secret, ...data } = lead
  const contact = (await findContacts(db, [leadId])).get(leadId)
  return {
    url,
    secret,
    type,
    timestamp: at.toISOString(),
    data: {
      ...data,
      created_at: data.created_at.toISOString(),
      phone_number: contact?.phone_number ?? '',
      email: contact?.email ?? '',
    },
  }
}
