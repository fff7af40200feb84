import type { StatementDetails } from '~/upstream/statement-details.server'
import { TBILISI_ID } from '~contract/locations'
import type { EstimateDraft } from './draft'

const ELEVATOR = 'elevator'

export function draftFromStatement(
  statement: StatementDetails,
  districtId: number | undefined,
): EstimateDraft {
  const { dictionaryIds: ids, place, balconies, measures } = statement
  const facts: Record<string, string | number | undefined> = {
    statement: statement.id,
    city_id: statement.cityId ?? TBILISI_ID,
    district_id: districtId,
    urban_id: statement.urbanId,
    address: statement.address,
    latitude: place?.latitude,
    longitude: place?.longitude,
    real_estate_type_id: statement.typeId,
    status_id: ids.statuses,
    project_type_id: ids.project_types,
    condition_id: ids.conditions,
    area: statement.area,
    floor: statement.floor,
    total_floors: statement.totalFloors,
    room_type_id: ids.room_types,
    has_balcony: balconies ? 1 : 0,
    balconies,
    balcony_area: measures.balcony,
    // A parameter that is not ticked may only be unknown.
    elevator: statement.parameters.some(({ key }) => key === ELEVATOR) ? 1 : undefined,
  }
  return Object.fromEntries(
    Object.entries(facts).flatMap(([field, value]) => (value === undefined ? [] : [[field, String(value)]])),
  )
}
