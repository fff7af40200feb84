import { listFlatsForSaleNear } from '~backend/estimate/flats-for-sale'
import type { FlatForSale } from '~backend/estimate/model/flat'
import { findNewestModel, type StoredModel } from '~backend/estimate/retrain-model'
import type { Db } from '~backend/platform/db/pool'
import type { Point } from '~backend/platform/distance'

/** Reads what prices are compared with, each thing once: a file of statements asks for the same again. */
export interface Market {
  /** Lari per dollar; null while the exchange rate is unknown. */
  rate(): Promise<number | null>
  model(): Promise<StoredModel | undefined>
  flatsNear(point: Point): Promise<FlatForSale[]>
  /** Median price per m², in dollars, of the neighbourhood, or of the city if it has too few statements. */
  medianOfSimilar(statement: Surroundings): Promise<number | undefined>
}

interface Surroundings {
  deal_type_id: number | null
  real_estate_type_id: number | null
  city_id: number
  urban_id: number | null
}

const MIN_COMPARED = 8
/** Maximum flats near a judged one. More make an estimate slower, and hardly another. */
const MAX_NEARBY_FLATS = 120
/** Decimal places of degrees within which flats have the same neighbours: about 100 metres. */
const POINT_DECIMALS = 3

export function createMarket(db: Db): Market {
  return {
    rate: once(() => findRate(db)),
    model: once(() => findNewestModel(db)),
    flatsNear: oncePerKey(
      ({ lat, lng }) => `${lat.toFixed(POINT_DECIMALS)} ${lng.toFixed(POINT_DECIMALS)}`,
      (point) => listFlatsForSaleNear(db, point, MAX_NEARBY_FLATS),
    ),
    medianOfSimilar: oncePerKey(
      ({ deal_type_id, real_estate_type_id, city_id, urban_id }) =>
        [deal_type_id, real_estate_type_id, city_id, urban_id].join(),
      (statement) => findMedian(db, statement),
    ),
  }
}

function once<Found>(find: () => Promise<Found>): () => Promise<Found> {
  let found: Promise<Found> | undefined
  return () => {
    found ??= find()
    return found
  }
}

function oncePerKey<Wanted, Found>(
  toKey: (wanted: Wanted) => string,
  find: (wanted: Wanted) => Promise<Found>,
): (wanted: Wanted) => Promise<Found> {
  const found = new Map<string, Promise<Found>>()
  return (wanted) => {
    const key = toKey(wanted)
    const known = found.get(key) ?? find(wanted)
    found.set(key, known)
    return known
  }
}

async function findRate(db: Db): Promise<number | null> {
  const { rows } = await db.query<{ rate: number | null }>('select current_rate(2::smallint)::float as rate')
  return rows[0]?.rate ?? null
}

async function findMedian(
  db: Db,
  { deal_type_id, real_estate_type_id, city_id, urban_id }: Surroundings,
): Promise<number | undefined> {
  const { rows } = await db.query<{ median: number; compared: number }>(
    `with similar_statements as (
       select price_usd / area_m2 as square_price, coalesce(urban_id = $4, false) as is_near from statements
       where is_public and deal_type_id = $1 and real_estate_type_id = $2 and city_id = $3 and price_usd > 0
         and area_m2 > 0)
     select percentile_cont(0.5) within group (order by square_price)::float as median, count(*) as compared
     from similar_statements group by grouping sets ((), (is_near)) having grouping(is_near) = 1 or is_near
     order by grouping(is_near)`,
    [deal_type_id, real_estate_type_id, city_id, urban_id],
  )
  return rows.find(({ compared }) => compared >= MIN_COMPARED)?.median
}
