import { getRoomCount } from '~/features/estimate'
import type { Visitor } from '~/session/visitor.server'
import { configuration } from '~/upstream/content.server'
import { type Dictionaries, statementParameters } from '~/upstream/dictionaries.server'
import { type FlatToCompare, priceRange } from '~/upstream/estimate.server'
import { ELEVATOR_PARAMETER_IDS } from '~contract/estimate'
import { canBeEstimated } from '~contract/estimate-coverage'
import {
  type DraftField,
  type DraftValues,
  findDraftErrors,
  parseDraftNumber,
} from '~contract/statement-drafts'
import { SALE_DEAL_ID } from '~contract/statements'

/** Loads the range, only for a flat for sale that the model covers. */
export async function loadPriceRange(visitor: Visitor, values: DraftValues) {
  const dictionaries = await visitor.cachedCall(statementParameters)
  const flat = toFlat(values, dictionaries)
  if (!flat) return undefined
  const [range, config] = await Promise.all([
    visitor.call(priceRange(flat)),
    visitor.optional('exchange rate', visitor.cachedCall(configuration)),
  ])
  return range ? { ...range, rate: config?.exchangeRate?.rate } : undefined
}

const REQUIRED = [
  'city_id',
  'urban_id',
  'latitude',
  'longitude',
  'status_id',
  'condition_id',
  'area',
  'room_type_id',
  'floor',
  'total_floors',
] as const satisfies DraftField[]

function toFlat(values: DraftValues, dictionaries: Dictionaries): FlatToCompare | undefined {
  const isDescribed =
    REQUIRED.every((field) => values[field]) && findDraftErrors(values, REQUIRED).length === 0
  if (!isDescribed || Number(values.deal_type_id) !== SALE_DEAL_ID) return undefined
  const numberOf = (field: DraftField) => parseDraftNumber(field, values[field]) ?? 0
  const outline = {
    cityId: Number(values.city_id),
    realEstateTypeId: Number(values.real_estate_type_id),
    urbanId: Number(values.urban_id),
    totalFloors: numberOf('total_floors'),
    area: numberOf('area'),
  }
  if (!canBeEstimated(outline)) return undefined

  const parameters = (values.parameters ?? '').split(',').map(Number)
  const hasElevator = ELEVATOR_PARAMETER_IDS.some((id) => parameters.includes(id))
  return {
    ...outline,
    statusId: Number(values.status_id),
    projectTypeId: Number(values.project_type_id ?? 0),
    conditionId: Number(values.condition_id),
    floor: numberOf('floor'),
    rooms: getRoomCount(dictionaries, Number(values.room_type_id)),
    balconies: parseDraftNumber('balconies', values.balconies),
    // A parameter that is not ticked may only be unknown.
    hasElevator: hasElevator || undefined,
    place: { latitude: numberOf('latitude'), longitude: numberOf('longitude') },
  }
}
