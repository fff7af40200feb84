import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'

/** New lifetime in hours, longer than that of most kinds, because an operator has fixed the cause. */
const LIFETIME_HOURS = 24

export type DeadLetterRow = Pick<
  Row<'messages'>,
  'id' | 'kind' | 'channel' | 'masked_recipient' | 'state' | 'reason' | 'finished_at'
>

/** Lists dead letters whose text is still stored. */
export async function listDeadLetters(db: Db): Promise<DeadLetterRow[]> {
  const { rows } = await db.query<DeadLetterRow>(
    `select id, kind, channel, masked_recipient, state, reason, finished_at from messages
     where state in ('failed', 'refused') and content is not null order by finished_at`,
  )
  return rows
}

/**
 * @param ids default: all of them
 * @returns number of messages to be resent
 */
export async function resendDeadLetters(db: Db, ids?: readonly string[]): Promise<number> {
  const { rowCount } = await db.query(
    `update messages set state = 'waiting', attempts = 0, reason = null, finished_at = null, send_after = now(),
       expires_at = greatest(expires_at, now() + make_interval(hours => $2))
     where state in ('failed', 'refused') and content is not null and ($1::uuid[] is null or id = any($1))`,
    [ids ?? null, LIFETIME_HOURS],
  )
  return rowCount ?? 0
}
