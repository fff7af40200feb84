import type pg from 'pg'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { ReadLong } from '~backend/platform/db/long-reads'
import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { listFlatsForSale } from './flats-for-sale'
import { ALGORITHM, fitModel, MIN_TRAINING_FLATS, type Model } from './model/fit-model'
import { type FlatForSale, isPlausible } from './model/flat'

export type StoredModel = Row<'estimate_models', 'id'> & {
  model: Model
  /** Training time in Georgia, `YYYY-MM-DD HH:MM:SS`. */
  fittedAt: string
  dataUntil: string
  isMadeUp: Column<'estimate_models', 'is_made_up'>
}

const MAX_STORED = 10

export async function findNewestModel(db: Db): Promise<StoredModel | undefined> {
  const { rows } = await db.query<StoredModel>(
    `select id, model, is_made_up as "isMadeUp", ${toGeorgianTimeSql('fitted_at')} as "fittedAt",
       ${toGeorgianTimeSql('data_until')} as "dataUntil"
     from estimate_models where algorithm = $1 order by id desc limit 1`,
    [ALGORITHM],
  )
  return rows[0]
}

export async function hasRecentModel(db: Db, hours: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from estimate_models where algorithm = $1 and fitted_at > now() - make_interval(hours => $2) limit 1`,
    [ALGORITHM, hours],
  )
  return (rowCount ?? 0) > 0
}

/**
 * Retrains and stores the model. Blocks its thread for seconds, so it needs a worker.
 * @returns undefined with too few flats
 */
export async function retrainModel(
  pool: pg.Pool,
  readLong: ReadLong = (read) => read(pool),
): Promise<number | undefined> {
  const offers = await readLong(listFlatsForSale)
  if (offers.filter(isPlausible).length < MIN_TRAINING_FLATS) return
  const { model } = fitModel(offers)
  return inTransaction(pool, (transaction) => saveModel(transaction, model, offers))
}

async function saveModel(db: Db, model: Model, offers: readonly FlatForSale[]): Promise<number | undefined> {
  const youngest = offers.reduce((min, { ageDays }) => Math.min(min, ageDays), Number.POSITIVE_INFINITY)
  const { rows } = await db.query<Row<'estimate_models', 'id'>>(
    `insert into estimate_models (algorithm, model, data_until, is_made_up)
     values ($1, $2, now() - make_interval(secs => $3), exists (select from seed_progress where statements > 0))
     returning id`,
    [model.algorithm, model, youngest * 86_400],
  )
  await db.query(
    'delete from estimate_models where id not in (select id from estimate_models order by id desc limit $1)',
    [MAX_STORED],
  )
  return rows[0]?.id
}
