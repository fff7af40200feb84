import { ROOM_TYPES } from '~backend/dictionaries/rooms'
import type { Column, Row } from '~backend/platform/db/row'
import {
  ACCEPTED_CONDITIONS,
  APARTMENT_TYPES,
  findTerm,
  STATUSES,
  toApartmentType,
  YEAR_RANGES,
} from '~contract/estimate'
import type { Flat } from './model/flat'
import { findSectorByNeighbourhood } from './sectors'

/** Columns of a statement that describe a flat. */
export type DescribedFlat = Row<
  'statements',
  'project_type_id' | 'build_year_id' | 'room_type_id' | 'lat' | 'lng'
> & {
  urban_id: NonNullable<Column<'statements', 'urban_id'>>
  status_id: NonNullable<Column<'statements', 'status_id'>>
  condition_id: NonNullable<Column<'statements', 'condition_id'>>
  /** Area in m². */
  area: Column<'statements', 'area_m2'>
  floor: NonNullable<Column<'statements', 'floor'>>
  total_floors: NonNullable<Column<'statements', 'total_floors'>>
  balcony_area: number | null
  /** True if the house has a lift; null if unknown. */
  has_elevator: boolean | null
}

/**
 * Converts a statement to a flat of the model.
 * @returns undefined outside the model's sectors or for an unknown building state
 */
export function toFlat(row: DescribedFlat): Flat | undefined {
  const sector = findSectorByNeighbourhood(row.urban_id)
  const status = findTerm(STATUSES, row.status_id)
  const condition = findTerm(ACCEPTED_CONDITIONS, row.condition_id)
  if (!sector || !status || !condition) return undefined
  return {
    sector: sector.key,
    status,
    condition,
    apartmentType: findTerm(APARTMENT_TYPES, row.project_type_id)
      ? toApartmentType(row.status_id, row.project_type_id)
      : null,
    yearRange: findTerm(YEAR_RANGES, row.build_year_id),
    area: row.area,
    floor: row.floor,
    totalFloors: row.total_floors,
    rooms: getRoomCount(row.room_type_id),
    balconyArea: row.balcony_area,
    hasElevator: row.has_elevator,
    point: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
  }
}

/** Room types have ids that differ from their counts; "10+" counts as ten. */
function getRoomCount(roomTypeId: number | null): number | null {
  const type = ROOM_TYPES.find(({ id }) => id === roomTypeId)
  return type ? Number.parseInt(type.en, 10) : null
}
