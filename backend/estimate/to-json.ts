import type { z } from 'zod'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { ESTIMATE_RANGE_PERCENT, type RefusalReason } from '~contract/estimate'
import type { AccuracyScore, EstimateBasis, ExplainedEstimate, PriceRange } from '~contract/schemas/estimate'
import type { Estimate } from './model/estimate-price'
import type { ReportCard } from './model/report-card'
import type { StoredModel } from './retrain-model'

const USD_ID = 2
/** Maximum number of comparables shown; all of them count. */
const MAX_COMPARABLES = 10

export async function toEstimateJson(
  db: Db,
  estimate: Estimate,
  storedModel: StoredModel,
): Promise<EstimateJson> {
  const shownComparables = estimate.comparables.slice(0, MAX_COMPARABLES)
  const uuids = await findUuids(
    db,
    shownComparables.map(({ offer }) => offer.id),
  )
  return {
    total_price: estimate.total,
    square_price: estimate.perMetre,
    currency_id: USD_ID,
    range: estimate.range,
    range_percent: ESTIMATE_RANGE_PERCENT,
    segment: estimate.segment,
    base_price: estimate.baselinePrice,
    contributions: estimate.contributions.map(({ group, amount }) => ({ key: group, amount })),
    comparables_count: estimate.comparables.length,
    comparables: shownComparables.map(({ offer, distance, adjustment }) => ({
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
    ...toModelJson(storedModel),
  }
}

export type EstimateJson = z.input<typeof ExplainedEstimate>

export function toModelJson({
  id,
  model,
  fittedAt,
  dataUntil,
  isMadeUp,
}: StoredModel): z.input<typeof EstimateBasis> {
  return {
    model_version: `${model.algorithm}.${id}`,
    model_date: fittedAt,
    data_date: dataUntil,
    offers_count: model.offers,
    is_made_up: isMadeUp,
  }
}

export function toPriceRangeJson(
  { range, comparables }: Estimate,
  storedModel: StoredModel,
): z.input<typeof PriceRange>['range'] {
  const { offers_count, data_date, is_made_up } = toModelJson(storedModel)
  return {
    ...range,
    percent: ESTIMATE_RANGE_PERCENT,
    comparables_count: comparables.length,
    offers_count,
    data_date,
    is_made_up,
  }
}

/** Converts scores to percent, rounded to a tenth. */
export function toScoresJson(card: ReportCard): z.input<typeof AccuracyScore>[] {
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

/** Returns an empty estimate with the reason, as upstreams do. */
export function toRefusalJson(reason: RefusalReason) {
  return { result: true, data: [], reason }
}

async function findUuids(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.query<Row<'statements', 'id' | 'uuid'>>(
    'select id, uuid from statements where id = any($1)',
    [ids],
  )
  return new Map(rows.map(({ id, uuid }) => [id, uuid]))
}
