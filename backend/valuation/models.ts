import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import type { Db } from '../db/pool'
import { withTransaction } from '../db/transaction'
import { georgianTime } from '../statements/row'
import { ALGORITHM, FEWEST_OFFERS, fitting, type Model } from './model/fit'
import { isSane, type Offer } from './model/flat'
import { listOffers } from './offers'

/** A model that was kept, and what it was learned from. */
export interface KeptModel {
  id: number
  model: Model
  /** `YYYY-MM-DD HH:MM:SS` in Georgian time. */
  fittedAt: string
  /** When the newest offer was put up, in the same way. */
  dataUntil: string
  /** Learned from invented statements. */
  isMadeUp: boolean
}

const KEPT = 10
const LOCK = 1_702_522_725

/** The newest model that this program can read. */
export async function newestModel(db: Db): Promise<KeptModel | undefined> {
  const { rows } = await db.query<KeptModel>(
    `select id, model, is_made_up as "isMadeUp", ${georgianTime('fitted_at')} as "fittedAt",
       ${georgianTime('data_until')} as "dataUntil"
     from valuation_models where algorithm = $1 order by id desc limit 1`,
    [ALGORITHM],
  )
  return rows[0]
}

/** Whether there is a model younger than so many hours. */
export async function hasModelOf(db: Db, hours: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from valuation_models where algorithm = $1 and fitted_at > now() - make_interval(hours => $2) limit 1`,
    [ALGORITHM, hours],
  )
  return (rowCount ?? 0) > 0
}

/**
 * Learns the market anew and keeps what was learned. Others are answered meanwhile: learning pauses often.
 *
 * @returns the id of the model, or undefined when there are too few offers, somebody else is at it, or `signal` aborts
 */
export async function refit(pool: pg.Pool, signal?: AbortSignal): Promise<number | undefined> {
  const offers = await listOffers(pool)
  if (offers.filter(isSane).length < FEWEST_OFFERS) return
  const model = await inTurns(offers, signal)
  if (!model) return
  return withTransaction(pool, async (transaction) => {
    const { rows: free } = await transaction.query('select where pg_try_advisory_xact_lock($1)', [LOCK])
    return free.length > 0 ? keep(transaction, model, offers) : undefined
  })
}

async function inTurns(offers: readonly Offer[], signal?: AbortSignal): Promise<Model | undefined> {
  const steps = fitting(offers)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value.model
    await setImmediate()
    if (signal?.aborted) return
  }
}

async function keep(db: Db, model: Model, offers: readonly Offer[]): Promise<number | undefined> {
  const youngest = offers.reduce((least, { ageDays }) => Math.min(least, ageDays), Number.POSITIVE_INFINITY)
  const { rows } = await db.query<{ id: number }>(
    `insert into valuation_models (algorithm, model, data_until, is_made_up)
     values ($1, $2, now() - make_interval(secs => $3), exists (select from seeding where statements > 0))
     returning id`,
    [model.algorithm, model, youngest * 86_400],
  )
  await db.query(
    'delete from valuation_models where id not in (select id from valuation_models order by id desc limit $1)',
    [KEPT],
  )
  return rows[0]?.id
}
