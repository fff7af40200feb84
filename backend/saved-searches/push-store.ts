import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { BrowserKeys } from '~backend/platform/push/encrypt'
import { MAX_PUSH_DEVICES, type PushPayload } from '~contract/push'

/** Days after which a notification is discarded. */
const LIFETIME_DAYS = 2

/**
 * Adds a browser to a followed search, or renews its keys.
 * @returns `unknown` without such a confirmed search, `full` if it has too many browsers
 */
export async function addSubscription(
  transaction: Db,
  token: string,
  { endpoint, p256dh, auth }: BrowserKeys & { endpoint: string },
): Promise<'added' | 'full' | 'unknown'> {
  const { rows } = await transaction.query<Row<'saved_searches', 'id'>>(
    'select id from saved_searches where token = $1 and user_id is null and sends_emails for update',
    [token],
  )
  const [search] = rows
  if (!search) return 'unknown'
  const { rows: others } = await transaction.query<{ count: number }>(
    'select count(*)::int as count from push_subscriptions where search_id = $1 and endpoint <> $2',
    [search.id, endpoint],
  )
  if ((others[0]?.count ?? 0) >= MAX_PUSH_DEVICES) return 'full'
  await transaction.query(
    `insert into push_subscriptions (search_id, endpoint, p256dh, auth) values ($1, $2, $3, $4)
     on conflict (search_id, endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth`,
    [search.id, endpoint, p256dh, auth],
  )
  return 'added'
}

/** Removes all browsers of a followed search. Safe to repeat. */
export async function removeSubscriptions(db: Db, token: string): Promise<void> {
  await db.query(
    `delete from push_subscriptions where search_id in (
       select id from saved_searches where token = $1 and user_id is null)`,
    [token],
  )
}

/** Queues a notification for each browser of a search, in the transaction that queues its email. */
export async function addPushMessages(
  transaction: Db,
  searchId: number,
  payload: PushPayload,
): Promise<void> {
  await transaction.query(
    `insert into push_messages (subscription_id, payload, expires_at)
     select id, $2, now() + make_interval(days => $3) from push_subscriptions where search_id = $1`,
    [searchId, JSON.stringify(payload), LIFETIME_DAYS],
  )
}
