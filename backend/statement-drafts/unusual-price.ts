import { toFlat } from '~backend/estimate/described-flat'
import { listFlatsForSaleNear } from '~backend/estimate/flats-for-sale'
import { type Estimate, estimatePrice } from '~backend/estimate/model/estimate-price'
import type { Flat } from '~backend/estimate/model/flat'
import { findNewestModel } from '~backend/estimate/retrain-model'
import type { Db } from '~backend/platform/db/pool'
import { SALE_DEAL_ID } from '~contract/deal-types'
import { ELEVATOR_PARAMETER_IDS } from '~contract/estimate'
import { canBeEstimated } from '~contract/estimate-coverage'
import { HECTARE_ID, NEGOTIABLE_PRICE_TYPE_ID } from '~contract/statements'
import { toSquareMetres } from '~contract/values/typed-measure'
import { findPlace } from './place'
import type { DraftRow } from './store'
import { toStatementColumns } from './to-columns'

/** Limits of a price per m², relative to the median of its city. */
const PRICE_RATIO = { min: 0.35, max: 3.5 }
const MIN_COMPARED = 8
/** Factor of the estimate's range; every fifth honest price is outside the range itself. */
const RANGE_WIDTHS = 2

type Columns = ReturnType<typeof toStatementColumns>

/**
 * True if the price is far from a flat's estimate, or from the city's median if the model does not cover it.
 */
export async function hasUnusualPrice(db: Db, { content }: DraftRow): Promise<boolean> {
  const columns = toStatementColumns(content)
  const { price, area, price_type_id } = columns
  if (price === null || area === null || price_type_id === NEGOTIABLE_PRICE_TYPE_ID) return false
  const place = await findPlace(db, content)
  if (!place) return false
  const flat = toEstimatedFlat(columns, place)
  const estimate = flat && (await findEstimate(db, flat))
  const usd = await toUsd(db, columns)
  if (usd === null) return false
  return estimate ? isFarFrom(estimate, usd) : isFarFromMedian(db, columns, usd, place.city_id)
}

/** Returns the flat for sale if the model covers it. */
function toEstimatedFlat(
  columns: Columns,
  { city_id, urban_id }: { city_id: number; urban_id: number | null },
): Flat | undefined {
  const { deal_type_id, real_estate_type_id, status_id, condition_id, area, floor, total_floors } = columns
  if (deal_type_id !== SALE_DEAL_ID || real_estate_type_id === null) return undefined
  if (urban_id === null || status_id === null || condition_id === null || area === null) return undefined
  if (floor === null || total_floors === null) return undefined
  const outline = { cityId: city_id, urbanId: urban_id, realEstateTypeId: real_estate_type_id }
  if (!canBeEstimated({ ...outline, totalFloors: total_floors, area })) return undefined
  // An unticked parameter may only have been omitted.
  const hasElevator = ELEVATOR_PARAMETER_IDS.some((id) => columns.parameters.includes(id)) || null
  return toFlat({
    ...columns,
    urban_id,
    status_id,
    condition_id,
    area,
    floor,
    total_floors,
    build_year_id: null,
    balcony_area: columns.balconies === 0 ? 0 : null,
    has_elevator: hasElevator,
  })
}

async function findEstimate(db: Db, flat: Flat): Promise<Estimate | undefined> {
  const stored = flat.point ? await findNewestModel(db) : undefined
  if (!stored || !flat.point) return undefined
  const near = await listFlatsForSaleNear(db, flat.point)
  const answer = estimatePrice(stored.model, flat, near, { madeUp: stored.isMadeUp })
  return 'reason' in answer ? undefined : answer.estimate
}

function isFarFrom({ total, range }: Estimate, price: number): boolean {
  return (
    price < total * (range.low / total) ** RANGE_WIDTHS ||
    price > total * (range.high / total) ** RANGE_WIDTHS
  )
}

/** Converts to dollars; null while the exchange rate is unknown. */
async function toUsd(db: Db, { price, currency_id }: Columns): Promise<number | null> {
  const { rows } = await db.query<{ usd: number | null }>(
    'select case $1::int when 2 then $2::float else $2::float / current_rate(2::smallint)::float end as usd',
    [currency_id, price],
  )
  return rows[0]?.usd ?? null
}

/** True if the price is far from the median of the same deal and kind in the city. */
async function isFarFromMedian(db: Db, columns: Columns, usd: number, cityId: number): Promise<boolean> {
  const { area, area_type_id, deal_type_id, real_estate_type_id } = columns
  const squareMetres = toSquareMetres(area ?? 0, area_type_id === HECTARE_ID)
  const { rows } = await db.query<{ median: number | null; compared: number }>(
    `select nullif(percentile_cont(0.5) within group (order by price_usd / area_m2), 0)::float as median,
            count(*) as compared
     from statements where is_public and deal_type_id = $1 and real_estate_type_id = $2 and city_id = $3
       and price_usd > 0`,
    [deal_type_id, real_estate_type_id, cityId],
  )
  const { median = null, compared = 0 } = rows[0] ?? {}
  if (median === null || compared < MIN_COMPARED) return false
  const ratio = usd / squareMetres / median
  return ratio < PRICE_RATIO.min || ratio > PRICE_RATIO.max
}
