import type { ReadLong } from '~backend/platform/db/long-reads'
import type { Db } from '~backend/platform/db/pool'
import type { Column } from '~backend/platform/db/row'
import { TimedCache } from '~backend/platform/timed-cache'

/** Maximum age in ms. The times change slowly, and counting them reads the conversations of three months. */
const MAX_AGE_MS = 3_600_000

const COUNTED_DAYS = 90
/** Minimum number of conversations; fewer say nothing about an owner. */
const MIN_CONVERSATIONS = 5
/** Slower owners are not shown: more than a week. */
const MAX_MINUTES = 7 * 24 * 60

/**
 * Conversations about statements with the minutes until the owner's first reply. A conversation without one
 * counts as infinitely slow, unless its first day is not over.
 */
const REPLY_TIMES_SQL = `
  select owner_id, percentile_disc(0.5) within group (order by coalesce(minutes, 'infinity'::float8)) as minutes
  from (
    select c.owner_id, c.created_at, extract(epoch from (
        select min(m.created_at) from conversation_messages m where m.conversation_id = c.id and m.side = 'owner'
      ) - c.created_at)::float8 / 60 as minutes
    from conversations c
    where c.kind = 'statement' and c.owner_id is not null and c.created_at > now() - make_interval(days => $1)
  ) first_replies
  where minutes is not null or created_at < now() - interval '1 day'
  group by owner_id having count(*) >= $2`

type ReplyTimeRow = { owner_id: NonNullable<Column<'conversations', 'owner_id'>>; minutes: number }

/** Medians of the first reply of owners who get messages regularly. */
export class ReplyTimes {
  readonly #minutes: TimedCache<Map<number, number>>

  constructor(readLong: ReadLong) {
    this.#minutes = new TimedCache(() => readLong(loadReplyTimes), MAX_AGE_MS)
  }

  /** Returns the median in whole minutes; null if it is longer than a week, unknown or not counted yet. */
  async find(ownerId: number): Promise<number | null> {
    return (await this.#minutes.getIfSoon())?.get(ownerId) ?? null
  }
}

async function loadReplyTimes(db: Db): Promise<Map<number, number>> {
  const { rows } = await db.query<ReplyTimeRow>(REPLY_TIMES_SQL, [COUNTED_DAYS, MIN_CONVERSATIONS])
  return new Map(
    rows.flatMap(({ owner_id, minutes }) =>
      minutes <= MAX_MINUTES ? [[owner_id, Math.max(1, Math.round(minutes))]] : [],
    ),
  )
}
