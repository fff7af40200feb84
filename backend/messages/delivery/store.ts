import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'

/** Timeout in seconds after which a message being sent counts as abandoned by a killed server. */
const MAX_SENDING_SECONDS = 60

export const CHANNELS = ['email', 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

export type ClaimedMessage = Row<
  'messages',
  'id' | 'kind' | 'channel' | 'locale' | 'attempts' | 'created_at'
> & {
  recipient: string
  content: unknown
  is_expired: boolean
  /** True if its sender was killed and may have sent it. */
  was_sending: boolean
  unsubscribe_token: string | null
}

export async function hasDueMessages(db: Db, channel: Channel): Promise<boolean> {
  const { rows } = await db.query<{ is_due: boolean }>(
    `select exists (select from messages
                    where state in ('waiting', 'sending') and send_after <= now() and channel = $1) as is_due`,
    [channel],
  )
  return rows[0]?.is_due === true
}

/**
 * Claims messages for one sender, those that expire first before others.
 * @param isForExpired true to claim only expired messages
 */
export async function claimMessages(
  db: Db,
  channel: Channel,
  { limit, isForExpired = false }: { limit: number; isForExpired?: boolean },
): Promise<ClaimedMessage[]> {
  const { rows } = await db.query<ClaimedMessage>(
    `with due as (
       select id, state = 'sending' as was_sending from messages
       where state in ('waiting', 'sending') and send_after <= now() and channel = $1
         and (expires_at <= now() or not $4)
       order by expires_at limit $2 for update skip locked)
     update messages m set state = 'sending', attempts = attempts + 1,
       send_after = now() + make_interval(secs => $3)
     from due where m.id = due.id
     returning m.id, m.kind, m.channel, m.locale, m.attempts, m.created_at, coalesce(m.recipient, '') as recipient,
       m.content, m.expires_at <= now() as is_expired, due.was_sending,
       coalesce((select unsubscribe_token from message_settings where user_id = m.user_id),
                (m.content->>'unsubscribeToken')::uuid) as unsubscribe_token`,
    [channel, limit, MAX_SENDING_SECONDS, isForExpired],
  )
  return rows
}

export type FinalState = Exclude<Row<'messages', 'state'>['state'], 'waiting' | 'sending'>

/** Ends a message. Recipient and content are deleted unless an operator may need them. */
export async function finishMessage(
  db: Db,
  id: string,
  { state, reason, keepsContent }: { state: FinalState; reason: string | undefined; keepsContent: boolean },
): Promise<void> {
  await db.query(
    `update messages set state = $2, reason = $3, finished_at = now(),
       recipient = case when $4 then recipient end, content = case when $4 then content end
     where id = $1`,
    [id, state, reason, keepsContent],
  )
}

export async function postponeMessage(db: Db, id: string, seconds: number, reason: string): Promise<void> {
  await db.query(
    `update messages set state = 'waiting', reason = $3, send_after = now() + make_interval(secs => $2)
     where id = $1`,
    [id, seconds, reason],
  )
}

/** Counts messages of the last 24 hours, including uncertain ones, because providers charge for them. */
export async function countSentToday(db: Db, channel: Channel): Promise<number> {
  const { rows } = await db.query<{ sent: number }>(
    `select count(*)::int as sent from messages
     where channel = $1 and state in ('sent', 'unknown') and finished_at > now() - interval '1 day'`,
    [channel],
  )
  return rows[0]?.sent ?? 0
}

/** Counts messages of the last 24 hours, including queued ones. */
export async function countDemandToday(db: Db, channel: Channel): Promise<number> {
  const { rows } = await db.query<{ demand: number }>(
    `select count(*)::int as demand from messages
     where channel = $1 and (state in ('waiting', 'sending')
                             or state in ('sent', 'unknown') and finished_at > now() - interval '1 day')`,
    [channel],
  )
  return rows[0]?.demand ?? 0
}

const DEAD_LETTER_DAYS = 7
const RECORD_DAYS = 90

export async function deleteOldMessages(db: Db): Promise<void> {
  await db.query(
    `update messages set recipient = null, content = null
     where content is not null and finished_at < now() - make_interval(days => $1)`,
    [DEAD_LETTER_DAYS],
  )
  await db.query('delete from messages where finished_at < now() - make_interval(days => $1)', [RECORD_DAYS])
}
