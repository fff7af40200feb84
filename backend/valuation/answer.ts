import type { Db } from '../db/pool'
import type { Estimate, Reason } from './model/estimate'
import type { ReportCard } from './model/score'
import type { KeptModel } from './models'

const DOLLAR = 2
/** The comparables that are told; all of them count. */
const TOLD = 10

/** The row that is answered: the contract's three figures, and what stands behind them. */
export async function estimateRow(db: Db, estimate: Estimate, kept: KeptModel) {
  const told = estimate.comparables.slice(0, TOLD)
  const uuids = await uuidsOf(
    db,
    told.map(({ offer }) => offer.id),
  )
  return {
    total_price: estimate.total,
    square_price: estimate.perMetre,
    currency_id: DOLLAR,
    range: estimate.range,
    range_percent: 80,
    segment: estimate.segment,
    base_price: estimate.ordinary,
    contributions: estimate.contributions.map(({ group, amount }) => ({ key: group, amount })),
    comparables_count: estimate.comparables.length,
    comparables: told.map(({ offer, distance, adjustment }) => ({
      id: offer.id,
      uuid: uuids.get(offer.id) ?? null,
      total_price: offer.price,
      square_price: Math.round(offer.price / offer.area),
      area: offer.area,
      rooms: offer.rooms,
      floor: offer.floor,
      total_floors: offer.totalFloors,
      distance: Math.round(distance),
      age_days: Math.floor(Math.max(0, offer.ageDays)),
      adjustment_percent: Math.round((adjustment - 1) * 1000) / 10,
      adjusted_square_price: Math.round((offer.price / offer.area) * adjustment),
    })),
    ...modelRow(kept),
  }
}

export type EstimateRow = Awaited<ReturnType<typeof estimateRow>>

/** What an answer says of the model behind it. */
export function modelRow({ id, model, fittedAt, dataUntil, isMadeUp }: KeptModel) {
  return {
    model_version: `${model.algorithm}.${id}`,
    model_date: fittedAt,
    data_date: dataUntil,
    offers_count: model.offers,
    is_made_up: isMadeUp,
  }
}

/** Scores as rows, in percent to a tenth. */
export function scoreRows(card: ReportCard) {
  const percent = (share: number) => Math.round(share * 1000) / 10
  return Object.entries(card).map(([name, score]) => ({
    name,
    count: score.count,
    median_error: percent(score.medianError),
    within_10: percent(score.within10),
    within_20: percent(score.within20),
    error_90: percent(score.error90),
    in_range: percent(score.inRange),
    in_six_percent: percent(score.inSixPercent),
    plain_median_error: percent(score.plainMedianError),
  }))
}

/** An answer without an estimate: no row, as of an upstream that has none, and why. */
export function refusalBody(reason: Reason) {
  return { result: true, data: [], reason }
}

async function uuidsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.query<{ id: number; uuid: string }>(
    'select id, uuid from statements where id = any($1)',
    [ids],
  )
  return new Map(rows.map(({ id, uuid }) => [id, uuid]))
}
