import type { Db } from '~backend/platform/db/pool'
import { CONFIRMED_SQL, TERM_SQL } from '~backend/statements/confirmed-sql'

/** Demo owners confirm their statements this often. */
const CONFIRMED_EVERY_DAYS = 8
/** Share of demo statements in percent that are confirmed late, so that a demo shows every step. */
const UNCONFIRMED_PERCENT = 6
/** Days without a confirmation after which those return: by their ids, so that some are at each step. */
const RETURN_DAYS = { min: 16, max: 80 }
/** Maximum number of statements per run, which is repeated within seconds; more would delay visitors. */
const MAX_PER_RUN = 200

/** Confirms statements of the demo data as their owners would; statements written by visitors are theirs. */
export async function confirmDemoStatements(db: Db): Promise<void> {
  await db.query(
    `update statements set ${CONFIRMED_SQL}
     where id in (select id from statements
       where status = 'active' and unconfirmed_step = 0
         and draft_id is null and deleted_at is null
         and abs(hashint4(id)::bigint) % 100 >= $2
         and confirmed_at <= now() - make_interval(days => $1)
       limit $3 for update skip locked)`,
    [CONFIRMED_EVERY_DAYS, UNCONFIRMED_PERCENT, MAX_PER_RUN],
  )
  await db.query(
    `update statements set ${CONFIRMED_SQL}, status = 'active', expires_at = ${TERM_SQL}
     where id in (select id from statements
       where unconfirmed_step > 0 and (status <> 'hidden' or unconfirmed_step = 3)
         and status in ('active', 'unconfirmed', 'hidden') and draft_id is null and deleted_at is null
         and confirmed_at <= now() - make_interval(days => $1 + id % $2)
       limit $3 for update skip locked)`,
    [RETURN_DAYS.min, RETURN_DAYS.max - RETURN_DAYS.min, MAX_PER_RUN],
  )
}
