import type { z } from 'zod'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { distance } from '~backend/platform/distance'
import type { DraftDuplicates } from '~contract/schemas/statement-drafts'
import { findPlace } from './place'
import type { DraftRow } from './store'
import { toStatementColumns } from './to-columns'

const MAX_METRES = 30
/** Relative tolerance of areas, because people measure the same home differently. */
const AREA_TOLERANCE = 0.02

type Candidate = Row<'statements', 'id' | 'address_ka'> & { lat: number | null; lng: number | null }

/** Finds the owner's other statements with the same deal, kind, area, rooms, floor and address. */
export async function findDuplicates(db: Db, draft: DraftRow): Promise<z.input<typeof DraftDuplicates>> {
  const columns = toStatementColumns(draft.content)
  const { lat, lng, area } = columns
  const place = await findPlace(db, draft.content)
  if (draft.user_id === null || !place || lat === null || lng === null || area === null)
    return { statement_ids: [] }
  const { rows } = await db.query<Candidate>(
    `select id, address_ka, lat, lng from statements
     where user_id = $1 and deleted_at is null and closed_as is null and id is distinct from $2
       and deal_type_id = $3 and real_estate_type_id = $4 and city_id = $5 and area_type_id = $6
       and abs(area::float - $7::float) <= $7::float * $8::float
       and room_type_id is not distinct from $9 and floor is not distinct from $10
     order by id desc limit 20`,
    [
      draft.user_id,
      draft.statement_id,
      columns.deal_type_id,
      columns.real_estate_type_id,
      place.city_id,
      columns.area_type_id,
      area,
      AREA_TOLERANCE,
      columns.room_type_id,
      columns.floor,
    ],
  )
  const isSamePlace = (other: Candidate) =>
    (other.address_ka !== '' && other.address_ka === place.address_ka) ||
    (other.lat !== null &&
      other.lng !== null &&
      distance({ lat, lng }, { lat: other.lat, lng: other.lng }) <= MAX_METRES)
  return { statement_ids: rows.filter(isSamePlace).map(({ id }) => id) }
}
