import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { TimedCache } from '~backend/platform/timed-cache'

/** How late a bid or a new lot may be seen. */
const MAX_AGE_MS = 1_000

export type RunningAuction = Row<
  'auctions',
  'id' | 'statement_id' | 'starting_price_gel' | 'starting_price_usd' | 'bids'
> &
  Row<'statements', 'area_m2'> & { ends_at: string; eur_rate: number }

/** How late a changed area of a lot may be seen. */
const MAX_UNCHANGED_AGE_MS = 30_000

/** All that run, by their statements, the one ending first at the top. They are read again once one of them has changed. */
export function createRunningAuctions(db: Db): () => Promise<ReadonlyMap<number, RunningAuction>> {
  let last: { version: string; readAt: number; auctions: ReadonlyMap<number, RunningAuction> } | undefined
  const cache = new TimedCache(async () => {
    const version = await readVersion(db)
    const now = Date.now()
    if (last?.version !== version || now - last.readAt > MAX_UNCHANGED_AGE_MS)
      last = { version, readAt: now, auctions: await listRunningAuctions(db) }
    return last.auctions
  }, MAX_AGE_MS)
  return () => cache.get()
}

/** Another one after each change of an auction or of the rate, and when one has ended. */
async function readVersion(db: Db): Promise<string> {
  const { rows } = await db.query<{ version: string }>(
    `select concat_ws(' ', count(*), max(xmin::text::bigint), (select current_rate(3::smallint))) as version
     from auctions where ends_at > now()`,
  )
  return rows[0]?.version ?? ''
}

async function listRunningAuctions(db: Db): Promise<Map<number, RunningAuction>> {
  const { rows } = await db.query<RunningAuction>(
    `select a.id, a.statement_id, a.starting_price_gel, a.starting_price_usd, a.bids,
            ${toGeorgianTimeSql('a.ends_at')} as ends_at, s.area_m2, (select current_rate(3::smallint)) as eur_rate
     from auctions a join statements s on s.id = a.statement_id
     where a.ends_at > now()
     order by a.ends_at, a.id`,
  )
  return new Map(rows.map((row) => [row.statement_id, row]))
}
