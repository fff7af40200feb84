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

/** How far from the median of its city a price per m² may be. */
const PRICE_RATIO = { min: 0.35, max: 3.5 }
const MIN_COMPARED = 8
/** Times as far from the estimate as the bounds of its range, outside which every fifth honest price lies. */
const RANGE_WIDTHS = 2

type Columns = ReturnType<typeof toStatementColumns>

/** Far from our estimate of a flat, or from what others of its city ask where the model cannot judge. */
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

/** Of a flat for sale that the model can judge. */
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
  // An unticked parameter may only have been left out.
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

/** Null while there is no exchange rate. */
async function toUsd(db: Db, { price, currency_id }: Columns): Promise<number | null> {
  const { rows } = await db.query<{ usd: number | null }>(
    'select case $1::int when 2 then $2::float else $2::float / current_rate(2::smallint)::float end as usd',
    [currency_id, price],
  )
  return rows[0]?.usd ?? null
}

/** Whatever its neighbours cost, by the same deal and kind. */
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
