import { lockUntilCommit } from './db/advisory-locks'
import type { Db } from './db/pool'
import { tooManyRequests } from './http/errors'

const WINDOW_MINUTES = 60

const MAX_PER_HOUR = {
  phone_reveal: 30,
  /** Messages that may start a conversation. */
  message: 20,
  reply: 60,
  /** Files of messages. */
  message_file: 40,
  street: 20,
  sms: 20,
  /** SMS of all visitors together, because each costs money. */
  all_sms: 600,
  loan: 20,
  call: 10,
  estimate: 60,
  price_range: 120,
  payment: 60,
  promo_code: 10,
  rate_request: 30,
  invite: 20,
  /** Invitations to one email or number. */
  invited_contact: 3,
  picture: 30,
  statement_draft: 30,
  statement_photo: 240,
  statement_import: 20,
  /** ZIP archives with photos of an import. */
  import_archive: 20,
  search_request: 10,
  /** Searches that guests of one visitor's address follow by email, and lists of watched prices. */
  followed_search: 10,
  /** Links that confirm a followed search or watched prices, to one email. */
  followed_email: 5,
  /** Browsers added to followed searches. */
  push_subscription: 20,
  /** Shared comparisons created. */
  comparison: 20,
  /** Votes on shared comparisons, and changes by their creators. */
  comparison_change: 60,
  contact: 10,
  form: 20,
  form_file: 10,
  registration: 20,
  email_change: 5,
  forgotten_password: 20,
  account_recovery: 5,
  /** Numbers typed at one link of a recovery. */
  recovery_link: 5,
  /** Registrations of one email. */
  registration_email: 3,
  reset_email: 3,
  /** Calls, two for each sign-in: one for the challenge, one for the response. */
  passkey: 100,
} as const

export type RateLimitedAction = keyof typeof MAX_PER_HOUR

/**
 * Counts one action of the visitor.
 * @throws ApiError 429 if the hourly limit is reached
 */
export async function consumeRateLimit(
  transaction: Db,
  action: RateLimitedAction,
  visitor: string,
): Promise<void> {
  // Concurrent requests of one visitor would otherwise all see the same count.
  await lockUntilCommit(transaction, `${action} ${visitor}`)
  const wait = await findWaitSeconds(transaction, action, visitor)
  if (wait !== undefined) throw tooManyRequests(Math.max(1, wait))
  await transaction.query('insert into rate_limit_hits (kind, visitor) values ($1, $2)', [action, visitor])
}

/**
 * Returns seconds until the action is allowed; undefined if it is allowed now. A concurrent request may come
 * first.
 */
export async function findWaitSeconds(
  db: Db,
  action: RateLimitedAction,
  visitor: string,
): Promise<number | undefined> {
  const { rows } = await db.query<{ wait: number }>(
    `select ceil(extract(epoch from taken_at - now()) + $3 * 60)::int as wait
     from rate_limit_hits
     where kind = $1 and visitor = $2 and taken_at > now() - make_interval(mins => $3)
     order by taken_at desc offset $4 - 1 limit 1`,
    [action, visitor, WINDOW_MINUTES, MAX_PER_HOUR[action]],
  )
  return rows[0]?.wait
}

export async function deleteExpiredRateLimits(db: Db): Promise<void> {
  await db.query('delete from rate_limit_hits where taken_at < now() - make_interval(mins => $1)', [
    WINDOW_MINUTES,
  ])
}
