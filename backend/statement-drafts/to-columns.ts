import { HEATING_TYPES, HOT_WATER_TYPES, PARKING_TYPES } from '~backend/dictionaries/amenities'
import {
  CONDITIONS,
  PROJECT_TYPES_BY_REAL_ESTATE,
  STATUSES_BY_REAL_ESTATE,
} from '~backend/dictionaries/building'
import { AREA_TYPES_BY_REAL_ESTATE, CURRENCIES } from '~backend/dictionaries/deal-terms'
import { DEAL_TYPES } from '~backend/dictionaries/deal-types'
import { PARAMETERS } from '~backend/dictionaries/parameters'
import { REAL_ESTATE_TYPES } from '~backend/dictionaries/real-estate-types'
import { BATHROOM_TYPES, BEDROOM_TYPES, ROOM_TYPES } from '~backend/dictionaries/rooms'
import {
  type DraftField,
  type DraftFieldError,
  type DraftValues,
  findDraftErrors,
  isApplicable,
  parseDraftNumber,
} from '~contract/statement-drafts'
import { NEGOTIABLE_PRICE_TYPE_ID } from '~contract/statements'
import { parseId } from '~contract/values/ids'

const idsOf = (entries: readonly { id: number }[]) => entries.map(({ id }) => id)
const PRICE_TYPE_IDS = [1, 2, 3]

/**
 * Lists the ids that a field may have; undefined for places, which are looked up, and for an unknown kind.
 */
function listOptions(field: DraftField, typeId: number): readonly number[] | undefined {
  switch (field) {
    case 'deal_type_id':
      return idsOf(DEAL_TYPES)
    case 'real_estate_type_id':
      return idsOf(REAL_ESTATE_TYPES)
    case 'status_id':
      return STATUSES_BY_REAL_ESTATE[typeId]
    case 'condition_id':
      return idsOf(CONDITIONS)
    case 'project_type_id':
      return PROJECT_TYPES_BY_REAL_ESTATE[typeId] ?? []
    case 'area_type_id':
      return AREA_TYPES_BY_REAL_ESTATE[typeId] ?? []
    case 'room_type_id':
      return idsOf(ROOM_TYPES)
    case 'bedroom_type_id':
      return idsOf(BEDROOM_TYPES)
    case 'bathroom_type_id':
      return idsOf(BATHROOM_TYPES)
    case 'heating_type_id':
      return idsOf(HEATING_TYPES)
    case 'hot_water_type_id':
      return idsOf(HOT_WATER_TYPES)
    case 'parking_type_id':
      return idsOf(PARKING_TYPES)
    case 'parameters':
      return PARAMETERS.filter(({ of }) => of.includes(typeId)).map(({ id }) => id)
    case 'price_type_id':
      return PRICE_TYPE_IDS
    case 'currency_id':
      return idsOf(CURRENCIES)
    default:
      return undefined
  }
}

/** Finds all errors that prevent publishing. Ids that the kind does not have count as not selected. */
export function findPublicationErrors(values: DraftValues): DraftFieldError[] {
  return findDraftErrors(withKnownOptions(values))
}

/** Removes ids that are not offered for this kind, for example those of a previously selected kind. */
export function withKnownOptions(values: DraftValues): DraftValues {
  const typeId = Number(values.real_estate_type_id)
  const known: DraftValues = {}
  for (const [name, text] of Object.entries(values)) {
    const field = name as DraftField
    const options = listOptions(field, typeId)
    const chosen = options
      ? text
          .split(',')
          .filter((id) => options.includes(parseId(id) ?? 0))
          .join()
      : text
    if (isApplicable(field, values) && chosen !== '') known[field] = chosen
  }
  return known
}

/** Returns the columns of `statements` copied from the draft. */
export function toStatementColumns(draft: DraftValues) {
  const values = withKnownOptions(draft)
  const id = (field: DraftField) => parseId(values[field]) ?? null
  const number = (field: DraftField) => parseDraftNumber(field, values[field]) ?? null
  const text = (field: DraftField) => values[field] ?? ''
  const isNegotiable = id('price_type_id') === NEGOTIABLE_PRICE_TYPE_ID
  return {
    deal_type_id: id('deal_type_id'),
    real_estate_type_id: id('real_estate_type_id'),
    status_id: id('status_id'),
    condition_id: id('condition_id'),
    project_type_id: id('project_type_id'),
    area: number('area'),
    area_type_id: id('area_type_id') ?? 1,
    yard_area: number('yard_area'),
    room_type_id: id('room_type_id'),
    bedroom_type_id: id('bedroom_type_id'),
    bathroom_type_id: id('bathroom_type_id'),
    floor: number('floor'),
    total_floors: number('total_floors'),
    balconies: number('balconies'),
    height: number('height'),
    heating_type_id: id('heating_type_id'),
    hot_water_type_id: id('hot_water_type_id'),
    parking_type_id: id('parking_type_id'),
    parameters: text('parameters').split(',').filter(Boolean).map(Number),
    price_type_id: id('price_type_id'),
    price: isNegotiable ? null : number('price'),
    currency_id: id('currency_id'),
    rent_period: number('rent_period'),
    can_exchanged: values.can_exchanged === '1',
    comment_ka: text('comment_ka'),
    comment_en: text('comment_en'),
    comment_ru: text('comment_ru'),
    owner_name: text('owner_name'),
    phone_number: values.phone_number ?? null,
    lat: number('latitude'),
    lng: number('longitude'),
  }
}
