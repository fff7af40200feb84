import type pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { encryptPush } from '~backend/platform/push/encrypt'
import type { PushKey } from '~backend/platform/push/push-key'
import { postWebhook } from '~backend/platform/webhooks/post-webhook'
import {
  getRetryDelay,
  LEASE_SECONDS,
  MAX_RUN_MS,
  WEBHOOK_INTERVAL_MS,
} from '~backend/platform/webhooks/retry-schedule'

/** Maximum notifications sent at the same time, and rounds in one run. */
const BATCH = 20
const MAX_ROUNDS = 25
/** Seconds for which a push service keeps a notification for a device that is off. */
const TTL_SECONDS = 2 * 86_400

export interface PushSettings {
  key: PushKey
  /** True in tests, whose push service is on this machine. */
  allowsPrivate?: boolean
}

interface PushContext {
  pool: pg.Pool
  log: Pick<Logger, 'warn'>
  push: PushSettings | undefined
}

/** Creates the job that sends notifications, each at least once; a repeated one replaces itself. */
export function createPushJob(context: PushContext): Job {
  return {
    name: 'push-sending',
    intervalMs: WEBHOOK_INTERVAL_MS,
    maxDurationMs: MAX_RUN_MS,
    async run(signal) {
      await sendPushMessages(context, signal)
      return undefined
    },
  }
}

/** Sends due notifications, and deletes those that have expired. */
export async function sendPushMessages({ pool, log, push }: PushContext, signal: AbortSignal): Promise<void> {
  await pool.query('delete from push_messages where expires_at <= now()')
  if (!push) return
  for (let round = 0; round < MAX_ROUNDS && !signal.aborted; round++) {
    const claimed = await claimMessages(pool)
    await Promise.all(claimed.map((message) => send(message)))
    if (claimed.length < BATCH) return
  }

  async function send(message: ClaimedMessage): Promise<void> {
    const failure = await post(push as PushSettings, message, signal)
    await writeOutcome(pool, message, failure)
    // An endpoint identifies a browser, so it is not logged.
    if (failure !== undefined)
      log.warn({ push: message.id, attempt: message.attempts, failure }, 'a notification was not delivered')
  }
}

type ClaimedMessage = Row<'push_messages', 'id' | 'payload' | 'attempts' | 'subscription_id'> &
  Row<'push_subscriptions', 'endpoint' | 'p256dh' | 'auth'>

async function claimMessages(db: Db): Promise<ClaimedMessage[]> {
  const { rows } = await db.query<ClaimedMessage>(
    `update push_messages m set attempts = attempts + 1, next_at = now() + make_interval(secs => $1)
     from push_subscriptions s
     where s.id = m.subscription_id and m.id in (
       select id from push_messages where next_at <= now() order by next_at, id limit $2 for update skip locked)
     returning m.id, m.payload, m.attempts, m.subscription_id, s.endpoint, s.p256dh, s.auth`,
    [LEASE_SECONDS, BATCH],
  )
  return rows
}

/** @returns undefined on success, else a short reason */
async function post(
  { key, allowsPrivate = false }: PushSettings,
  { payload, endpoint, ...keys }: ClaimedMessage,
  signal: AbortSignal,
): Promise<string | undefined> {
  return postWebhook(
    { url: endpoint, allowsPrivate },
    encryptPush(payload, keys),
    {
      authorization: key.authorize(endpoint),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(TTL_SECONDS),
      urgency: 'normal',
    },
    signal,
  )
}

/** Outcomes that remove a browser: it has unsubscribed, or its endpoint is private. */
const GONE = ['status 404', 'status 410', 'PRIVATE_ADDRESS']
/** Outcomes that another attempt would repeat. */
const FINAL = ['status 400', 'status 401', 'status 403', 'status 413']

async function writeOutcome(
  db: Db,
  { id, subscription_id: subscriptionId, attempts }: ClaimedMessage,
  failure: string | undefined,
): Promise<void> {
  const delay = getRetryDelay(attempts, failure)
  if (failure !== undefined && GONE.includes(failure))
    await db.query('delete from push_subscriptions where id = $1', [subscriptionId])
  else if (delay === undefined || (failure !== undefined && FINAL.includes(failure)))
    await db.query('delete from push_messages where id = $1', [id])
  else
    await db.query(
      'update push_messages set next_at = now() + make_interval(secs => $2::integer) where id = $1',
      [id, delay],
    )
}
