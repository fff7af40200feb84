import type pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { MAX_PART_MS, type Part } from '~backend/platform/jobs/part'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { areFlatsWithoutEstimate, listFlatsForSaleNear, listFlatsWithoutEstimate } from './flats-for-sale'
import { type Estimate, estimatePrice } from './model/estimate-price'
import { ALGORITHM } from './model/fit-model'
import type { Flat } from './model/flat'
import { findNewestModel, type StoredModel } from './retrain-model'

const CHECK_INTERVAL_MS = 2 * 60_000
const MAX_DURATION_MS = 30 * 60_000
const BATCH = 200

/** Estimates some flats. */
export type EstimateStatements = (signal: AbortSignal) => Promise<Part>

/** Creates the job that estimates flats for sale: all after a training, and new or changed ones. */
export function createStatementEstimatesJob(
  pool: pg.Pool,
  log: Pick<Logger, 'info'>,
  estimate: EstimateStatements,
): Job {
  return {
    name: 'statement-estimates',
    intervalMs: CHECK_INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    isLong: true,
    async run(signal) {
      const modelId = await findNewestModelId(pool)
      if (modelId === undefined || !(await areFlatsWithoutEstimate(pool, modelId))) return undefined
      const { count, isDone } = await estimate(signal).catch((error: unknown) => {
        // An aborted run is repeated after the next start.
        if (!signal.aborted) throw error
        return { count: 0, isDone: false }
      })
      log.info({ statements: count }, 'flats for sale were estimated')
      return isDone ? undefined : 0
    },
  }
}

async function findNewestModelId(db: Db): Promise<number | undefined> {
  const { rows } = await db.query<Row<'estimate_models', 'id'>>(
    'select id from estimate_models where algorithm = $1 order by id desc limit 1',
    [ALGORITHM],
  )
  return rows[0]?.id
}

/**
 * Estimates flats for sale without an estimate by the newest model. Takes seconds: runs in a worker.
 * @param maxMs time after which the rest is left to the next run
 */
export async function estimateStatements(pool: pg.Pool, maxMs = MAX_PART_MS): Promise<Part> {
  const end = performance.now() + maxMs
  const storedModel = await findNewestModel(pool)
  if (!storedModel) return { count: 0, isDone: true }
  let count = 0
  let afterId = 0
  for (;;) {
    const flats = await listFlatsWithoutEstimate(pool, { modelId: storedModel.id, afterId, limit: BATCH })
    const last = flats.at(-1)
    if (!last) return { count, isDone: true }
    const estimates = []
    for (const { id, flat } of flats) {
      const estimate = flat && (await estimateFlat(pool, flat, storedModel))
      estimates.push({ id, range: estimate?.range, comparables: estimate?.comparables.length ?? 0 })
    }
    await saveEstimates(pool, storedModel.id, estimates)
    count += flats.length
    afterId = last.id
    if (performance.now() > end) return { count, isDone: false }
  }
}

/** Returns undefined for a flat that the model cannot judge. */
async function estimateFlat(
  db: Db,
  flat: Flat,
  { model, isMadeUp }: StoredModel,
): Promise<Estimate | undefined> {
  if (!flat.point) return undefined
  const answer = estimatePrice(model, flat, await listFlatsForSaleNear(db, flat.point), { isMadeUp })
  return 'reason' in answer ? undefined : answer.estimate
}

interface SavedRange {
  id: number
  range: Estimate['range'] | undefined
  comparables: number
}

/** Skips statements that were deleted in the meantime. */
async function saveEstimates(db: Db, modelId: number, estimates: readonly SavedRange[]): Promise<void> {
  await db.query(
    `insert into statement_estimates (statement_id, model_id, range_low, range_high, comparables)
     select found.id, $1, low, high, comparables
     from unnest($2::int[], $3::int[], $4::int[], $5::int[]) as found (id, low, high, comparables)
     where exists (select from statements s where s.id = found.id)
     on conflict (statement_id) do update set
       (model_id, range_low, range_high, comparables) =
       (excluded.model_id, excluded.range_low, excluded.range_high, excluded.comparables)`,
    [
      modelId,
      estimates.map(({ id }) => id),
      estimates.map(({ range }) => range?.low),
      estimates.map(({ range }) => range?.high),
      estimates.map(({ comparables }) => comparables),
    ],
  )
}
