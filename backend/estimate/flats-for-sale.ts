import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import { METRES_PER_DEGREE, type Point } from '~backend/platform/distance'
import { ELEVATOR_PARAMETER_IDS } from '~contract/estimate'
import { type DescribedFlat, toFlat } from './described-flat'
import { MAX_DISTANCE } from './model/comparables'
import type { Flat, FlatForSale } from './model/flat'

/** Maximum number of training flats, newest first; more would only add older prices. */
const MAX_TRAINING_FLATS = 10_000
const MAX_NEARBY_FLATS = 400
/** Ratio of a degree of longitude to a degree of latitude in Tbilisi. */
const LNG_TO_LAT_RATIO = 0.7465

type FlatForSaleRow = DescribedFlat &
  Row<'statements', 'id'> & { price: NonNullable<Column<'statements', 'price_usd'>>; age_days: number }

/** Condition of the partial index: priced flats for sale in Tbilisi with all required fields. */
const IS_FOR_SALE = `s.is_public and s.deal_type_id = 1 and s.real_estate_type_id = 1 and s.city_id = 1
  and s.price_type_id <> 1 and s.price_usd is not null and s.urban_id is not null and s.status_id in (1, 2, 3)
  and s.condition_id is not null and s.floor is not null and s.total_floors is not null`

const POINT_SQL = `point(s.lng * ${LNG_TO_LAT_RATIO}, s.lat)`

const COLUMNS = `s.id, s.urban_id, s.status_id, s.condition_id, s.project_type_id, s.build_year_id, s.room_type_id,
  s.area_m2 as area, s.floor, s.total_floors, case when s.balconies = 0 then 0 else s.balcony_area end as balcony_area,
  s.parameters && '{${ELEVATOR_PARAMETER_IDS}}' as has_elevator, s.lat, s.lng, s.price_usd as price,
  extract(epoch from now() - s.last_updated)::float8 / 86400 as age_days`

export async function listFlatsForSale(db: Db): Promise<FlatForSale[]> {
  const { rows } = await db.query<FlatForSaleRow>(
    `select ${COLUMNS} from statements s where ${IS_FOR_SALE} order by s.id desc limit $1`,
    [MAX_TRAINING_FLATS],
  )
  return rows.flatMap(toFlatsForSale)
}

/** Lists flats for sale around a point. Scans an index outwards, so that a dense area is never read whole. */
export async function listFlatsForSaleNear(
  db: Db,
  { lat, lng }: Point,
  limit = MAX_NEARBY_FLATS,
): Promise<FlatForSale[]> {
  const degrees = MAX_DISTANCE / METRES_PER_DEGREE
  const { rows } = await db.query<FlatForSaleRow>(
    `select ${COLUMNS} from statements s
     where ${IS_FOR_SALE} and ${POINT_SQL} <@ circle(point($1, $2), $3)
     order by ${POINT_SQL} <-> point($1, $2), s.id
     limit $4`,
    [lng * LNG_TO_LAT_RATIO, lat, degrees, limit],
  )
  return rows.flatMap(toFlatsForSale)
}

/** Condition of flats that the model has not judged yet. Requires the number of the model as `$1`. */
const LACKS_ESTIMATE = `${IS_FOR_SALE} and not exists (
  select from statement_estimates e where e.statement_id = s.id and e.model_id = $1)`

/** True if flats for sale lack an estimate by the model. */
export async function areFlatsWithoutEstimate(db: Db, modelId: number): Promise<boolean> {
  const { rowCount } = await db.query(`select from statements s where ${LACKS_ESTIMATE} limit 1`, [modelId])
  return rowCount === 1
}

/**
 * Lists flats for sale without an estimate by the model, in order of their ids.
 * @param afterId greatest id of the previous batch
 */
export async function listFlatsWithoutEstimate(
  db: Db,
  { modelId, afterId, limit }: { modelId: number; afterId: number; limit: number },
): Promise<{ id: number; flat: Flat | undefined }[]> {
  const { rows } = await db.query<FlatForSaleRow>(
    `select ${COLUMNS} from statements s where s.id > $2 and ${LACKS_ESTIMATE} order by s.id limit $3`,
    [modelId, afterId, limit],
  )
  return rows.map((row) => ({ id: row.id, flat: toFlat(row) }))
}

function toFlatsForSale(row: FlatForSaleRow): FlatForSale[] {
  const flat = toFlat(row)
  return flat ? [{ ...flat, id: row.id, price: row.price, ageDays: row.age_days }] : []
}
