import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { Parcel } from '~contract/schemas/map'

type ParcelRow = Row<'parcels', 'area_m2' | 'is_made_up'> & {
  outline: [lng: number, lat: number][]
}

export async function findParcel(db: Db, statementId: number): Promise<ParcelRow | undefined> {
  const { rows } = await db.query<ParcelRow>(
    'select outline, area_m2, is_made_up from parcels where statement_id = $1',
    [statementId],
  )
  return rows[0]
}

export function toParcelRow(
  { outline, area_m2, is_made_up }: ParcelRow,
  code: string | null,
): AnswerOf<typeof Parcel> {
  return { rs_code: code, area: area_m2, is_made_up, outline: { type: 'Polygon', coordinates: [outline] } }
}
