import { randomBytes } from 'node:crypto'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { LeadRouting } from '~contract/account-leads'

type Settings = Row<'account_lead_settings', 'webhook_url' | 'webhook_secret'> & { routing: LeadRouting }

const DEFAULTS: Settings = { routing: 'hand', webhook_url: null, webhook_secret: null }

export async function findSettings(db: Db, accountId: number): Promise<Settings> {
  const { rows } = await db.query<Settings>(
    'select routing, webhook_url, webhook_secret from account_lead_settings where account_id = $1',
    [accountId],
  )
  return rows[0] ?? DEFAULTS
}

export async function saveRouting(db: Db, accountId: number, routing: LeadRouting): Promise<void> {
  await db.query(
    `insert into account_lead_settings (account_id, routing) values ($1, $2)
     on conflict (account_id) do update set routing = excluded.routing`,
    [accountId, routing],
  )
}

const SECRET_BYTES = 24

/**
 * Sets the receiver of leads, or removes it. Another URL gets a new secret, because the former receiver knows
 * the old one.
 */
export async function saveWebhook(db: Db, accountId: number, url: string | null): Promise<void> {
  const secret = url === null ? null : `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
  await db.query(
    `insert into account_lead_settings (account_id, webhook_url, webhook_secret) values ($1, $2, $3)
     on conflict (account_id) do update set webhook_url = excluded.webhook_url, webhook_secret = excluded.webhook_secret
     where account_lead_settings.webhook_url is distinct from excluded.webhook_url`,
    [accountId, url, secret],
  )
  if (url === null)
    await db.query(
      'delete from account_lead_webhooks w using account_leads l where l.id = w.lead_id and l.account_id = $1',
      [accountId],
    )
}

type Delivery = { at: string; failure: string | null }

/** Finds the latest attempt to send a lead of the account. */
export async function findLastDelivery(db: Db, accountId: number): Promise<Delivery | null> {
  const { rows } = await db.query<Delivery>(
    `select ${toGeorgianTimeSql('coalesce(w.sent_at, w.created_at)')} as at, w.failure
     from account_lead_webhooks w join account_leads l on l.id = w.lead_id
     where l.account_id = $1 and w.attempts > 0 order by w.created_at desc limit 1`,
    [accountId],
  )
  return rows[0] ?? null
}

/** Queues a webhook about a lead, if its account has a receiver. */
export async function queueWebhook(
  transaction: Db,
  leadId: number,
  type: 'lead.created' | 'lead.changed',
): Promise<void> {
  await transaction.query(
    `insert into account_lead_webhooks (lead_id, type)
     select l.id, $2 from account_leads l join account_lead_settings s on s.account_id = l.account_id
     where l.id = $1 and s.webhook_url is not null`,
    [leadId, type],
  )
}
