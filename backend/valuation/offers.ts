import type { Db } from '../db/pool'
import { ROOM_TYPES } from '../dictionaries/rooms'
import { METRES_PER_DEGREE, type Point } from '../locations/distance'
import { FURTHEST } from './model/comparables'
import type { Offer } from './model/flat'
import {
  APARTMENT_TYPES,
  apartmentTypeOf,
  CONDITIONS,
  STATUSES,
  wordOf,
  YEAR_RANGES,
} from './words/building-words'
import { sectorOfUrban } from './words/sectors'

/** The newest are learned from: more would say the same of an older market. */
const MOST_OFFERS = 10_000
const MOST_NEAR = 400
/** How much shorter a degree to the east is than one to the north, in Tbilisi. */
const SHRINK = 0.7465

type OfferRow = {
  id: number
  urban_id: number
  status_id: number
  condition_id: number
  project_type_id: number | null
  build_year_id: number | null
  room_type_id: number | null
  area: number
  floor: number
  total_floors: number
  balcony_area: number | null
  has_elevator: boolean
  lat: number | null
  lng: number | null
  price: number
  age_days: number
}

const ELEVATORS = '{6,8}'

/** Flats in Tbilisi that are for sale at a price, with all that the estimate cannot do without: as the index has it. */
const OFFERED = `s.is_public and s.deal_type_id = 1 and s.real_estate_type_id = 1 and s.city_id = 1
  and s.price_type_id <> 1 and s.price_usd is not null and s.urban_id is not null and s.status_id in (1, 2, 3)
  and s.condition_id is not null and s.floor is not null and s.total_floors is not null`

/** Where a flat stands, both ways in degrees to the north. */
const PLACE = `point(s.lng * ${SHRINK}, s.lat)`

const COLUMNS = `s.id, s.urban_id, s.status_id, s.condition_id, s.project_type_id, s.build_year_id, s.room_type_id,
  s.area_m2 as area, s.floor, s.total_floors, case when s.balconies = 0 then 0 else s.balcony_area end as balcony_area,
  s.parameters && '${ELEVATORS}' as has_elevator, s.lat, s.lng, s.price_usd as price,
  extract(epoch from now() - s.last_updated)::float8 / 86400 as age_days`

/** The flats for sale that an estimate can be learned from. */
export async function listOffers(db: Db): Promise<Offer[]> {
  const { rows } = await db.query<OfferRow>(
    `select ${COLUMNS} from statements s where ${OFFERED} order by s.id desc limit $1`,
    [MOST_OFFERS],
  )
  return rows.flatMap(offersOf)
}

/**
 * Flats for sale around a point, the nearest ones when there are many: `statements_flats_near` is walked outwards
 * from the point, so that a crowded neighbourhood is never read whole.
 */
export async function listOffersNear(db: Db, { lat, lng }: Point): Promise<Offer[]> {
  const reach = FURTHEST / METRES_PER_DEGREE
  const { rows } = await db.query<OfferRow>(
    `select ${COLUMNS} from statements s
     where ${OFFERED} and ${PLACE} <@ circle(point($1, $2), $3)
     order by ${PLACE} <-> point($1, $2), s.id
     limit ${MOST_NEAR}`,
    [lng * SHRINK, lat, reach],
  )
  return rows.flatMap(offersOf)
}

/** The offer of a row, unless it lies where no flats are estimated. */
function offersOf(row: OfferRow): Offer[] {
  const sector = sectorOfUrban(row.urban_id)
  const status = wordOf(STATUSES, row.status_id)
  const condition = wordOf(CONDITIONS, row.condition_id)
  if (!sector || !status || !condition) return []
  return [
    {
      id: row.id,
      sector: sector.key,
      status,
      condition,
      apartmentType: wordOf(APARTMENT_TYPES, row.project_type_id)
        ? apartmentTypeOf(row.status_id, row.project_type_id)
        : null,
      yearRange: wordOf(YEAR_RANGES, row.build_year_id),
      area: row.area,
      floor: row.floor,
      totalFloors: row.total_floors,
      rooms: roomsOf(row.room_type_id),
      balconyArea: row.balcony_area,
      hasElevator: row.has_elevator,
      point: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
      price: row.price,
      ageDays: row.age_days,
    },
  ]
}

/** The number behind a room type, which is not its id; "10+" is ten. */
function roomsOf(roomTypeId: number | null): number | null {
  const type = ROOM_TYPES.find(({ id }) => id === roomTypeId)
  return type ? Number.parseInt(type.en, 10) : null
}
