import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { METRES_PER_DEGREE } from '~backend/platform/distance'
import { listCellsWithin } from '~backend/search/map-grid'
import { unpackImages } from '~backend/statements/packed-images'
import type { HomeFacts } from './compare-homes'
import { splitHash } from './photo-classes'

/** Twice the distance at which two statements can be one home, to see the groups of all candidates. */
const NEIGHBOUR_METRES = 120
/** Maximum number of compared statements. Larger blocks compare the flats with the most similar facts. */
const MAX_NEIGHBOURS = 60

export type Neighbour = HomeFacts & { groupId: number | null }

type FactsRow = Row<
  'statements',
  | 'id'
  | 'user_id'
  | 'home_group_id'
  | 'deal_type_id'
  | 'real_estate_type_id'
  | 'area_m2'
  | 'room_type_id'
  | 'floor'
  | 'total_floors'
  | 'lat'
  | 'lng'
  | 'address_ka'
  | 'rs_code'
  | 'price_usd'
  | 'status_id'
  | 'images'
  | 'comment_ka'
  | 'comment_en'
  | 'comment_ru'
> & { is_developer: boolean }

const FACTS = `s.id, s.user_id, s.home_group_id, s.deal_type_id, s.real_estate_type_id, s.area_m2, s.room_type_id, s.floor,
  s.total_floors, s.lat, s.lng, s.address_ka, s.rs_code, s.price_usd, s.status_id, s.images, s.comment_ka, s.comment_en,
  s.comment_ru, (select type = 'developer' from users where users.id = s.user_id) as is_developer`

/** Finds a public statement. Returns undefined for any other. */
export async function findHomeFacts(db: Db, id: number): Promise<Neighbour | undefined> {
  const { rows } = await db.query<FactsRow>(
    `select ${FACTS} from statements s where s.id = $1 and s.is_public`,
    [id],
  )
  return (await toNeighbours(db, rows))[0]
}

export async function listHomeFacts(db: Db, ids: readonly number[]): Promise<Neighbour[]> {
  const { rows } = await db.query<FactsRow>(
    `select ${FACTS} from statements s where s.id = any($1::int[]) and s.is_public order by s.id`,
    [ids],
  )
  return toNeighbours(db, rows)
}

/** Lists the other public statements around for the same deal and type, those with similar facts first. */
export async function listNeighbours(db: Db, home: Neighbour): Promise<Neighbour[]> {
  const { rows } = await db.query<FactsRow>(
    `select ${FACTS} from statements s
     where s.is_public and s.id <> $1 and s.deal_type_id = $2 and s.real_estate_type_id = $3
       and ${home.lat === null ? "s.address_ka = $4::text and s.address_ka <> ''" : 's.cell = any($4::int[])'}
     order by s.home_group_id is not distinct from $5 and $5 is not null desc,
       abs(s.area_m2 - $6) <= greatest(2, $6 * 0.04) and coalesce(s.floor = $7, true) desc, s.id
     limit ${MAX_NEIGHBOURS}`,
    [
      home.id,
      home.dealTypeId,
      home.realEstateTypeId,
      home.lat === null || home.lng === null ? home.address : listCellsAround(home.lat, home.lng),
      home.groupId,
      home.areaM2,
      home.floor,
    ],
  )
  return toNeighbours(db, rows)
}

function listCellsAround(lat: number, lng: number): number[] {
  const north = NEIGHBOUR_METRES / METRES_PER_DEGREE
  const east = north / Math.cos((lat * Math.PI) / 180)
  return listCellsWithin({ north: lat + north, south: lat - north, east: lng + east, west: lng - east }) ?? []
}

async function toNeighbours(db: Db, rows: readonly FactsRow[]): Promise<Neighbour[]> {
  const photos = rows.map(({ images }) => unpackImages(images).map(({ path }) => path))
  const hashes = await listHashes(db, photos.flat())
  return rows.map((row, at) => ({
    id: row.id,
    groupId: row.home_group_id,
    userId: row.user_id,
    isDeveloper: row.is_developer,
    dealTypeId: row.deal_type_id,
    realEstateTypeId: row.real_estate_type_id,
    areaM2: row.area_m2,
    roomTypeId: row.room_type_id,
    floor: row.floor,
    totalFloors: row.total_floors,
    lat: row.lat,
    lng: row.lng,
    address: row.address_ka,
    cadastralCode: row.rs_code,
    priceUsd: row.price_usd,
    statusId: row.status_id,
    photos: (photos[at] ?? []).map((path) => ({ path, hash: hashes.get(path) ?? null })),
    texts: [row.comment_ka, row.comment_en, row.comment_ru],
  }))
}

async function listHashes(db: Db, paths: readonly string[]) {
  const { rows } = await db.query<{ path: string; hash: string }>(
    'select path, look_hash::text as hash from uploaded_photos where path = any($1::text[])',
    [paths],
  )
  return new Map(rows.map(({ path, hash }) => [path, splitHash(hash)]))
}
