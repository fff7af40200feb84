import { isInGeorgia } from '~/features/map'
import type { Dictionaries } from '~/upstream/dictionaries.server'
import type { FlatToEstimate } from '~/upstream/estimate.server'
import type { City } from '~/upstream/locations.server'
import {
  MAX_AREA,
  MAX_BALCONIES,
  MAX_BALCONY_AREA,
  MAX_FLOORS,
  MIN_AREA,
  MIN_BALCONY_AREA,
} from '~contract/estimate'
import { findNoEstimateReason, type NoEstimateReason } from '~contract/estimate-coverage'
import { LAND_TYPE_ID } from '~contract/statements'
import { normalizeNumber } from '~contract/values/amount'
import { readArea } from '~contract/values/typed-measure'
import { type EstimateDraft, type EstimateField, getId } from './draft'
import { parsePin } from './draft-pin'
import { getRoomCount, listFieldOptions } from './field-options'
import type { EstimateFieldError, LabelledField } from './form'

export type DraftValidation =
  | { flat: FlatToEstimate }
  | { reason: NoEstimateReason }
  | { fieldErrors: EstimateFieldError[] }

interface ReferenceData {
  cities: readonly City[]
  dictionaries: Dictionaries
}

/** Validates a draft by the specification: returns a flat, a reason for no estimate, or field errors. */
export function validateDraft(
  draft: EstimateDraft,
  { cities, dictionaries }: ReferenceData,
): DraftValidation {
  const fieldErrors: EstimateFieldError[] = []
  const addError: AddError = (field, error, bound) => {
    fieldErrors.push({ field, error, ...(bound !== undefined && { bound }) })
    return undefined
  }
  const requireOption = (field: EstimateField & LabelledField, offered: readonly { id: number }[]) => {
    const id = getId(draft, field)
    return offered.some((one) => one.id === id) ? id : addError(field, 'answer_choice_of')
  }

  const cityId = requireOption('city_id', cities)
  const typeId = requireOption('real_estate_type_id', dictionaries.real_estate_types.all)
  const earlyReason = cityId && typeId ? findEarlyReason(cityId, typeId) : undefined
  if (earlyReason) return { reason: earlyReason }

  const districts = cities.find(({ id }) => id === cityId)?.districts ?? []
  const districtId = districts.length > 0 ? requireOption('district_id', districts) : undefined
  const urbans = districts.find(({ id }) => id === districtId)?.urbans ?? []
  const urbanId = urbans.length > 0 ? requireOption('urban_id', urbans) : undefined
  const place = parsePlace(draft, addError)
  const options = listFieldOptions(dictionaries, typeId ?? LAND_TYPE_ID)
  const statusId = requireOption('status_id', options.statuses)
  const projectTypeId = requireOption('project_type_id', options.projectTypes)
  const conditionId = requireOption('condition_id', options.conditions)
  const area = parseAreaField(draft, 'area', { min: MIN_AREA, max: MAX_AREA }, addError)
  const floor = parseInteger(draft, 'floor', {}, addError)
  const totalFloors = parseInteger(draft, 'total_floors', { min: 1, max: MAX_FLOORS }, addError)
  if (floor !== undefined && totalFloors !== undefined && floor > totalFloors)
    addError('total_floors', 'answer_below_floor', floor)
  const roomTypeId = requireOption('room_type_id', dictionaries.room_types.all)
  const balconies = parseBalconies(draft, addError)
  const elevator =
    draft.elevator === '1' || draft.elevator === '0'
      ? draft.elevator
      : addError('elevator', 'answer_choice_of')

  if (fieldErrors.length > 0 || !place) return { fieldErrors }
  const flat: FlatToEstimate = {
    cityId: cityId ?? 0,
    realEstateTypeId: typeId ?? 0,
    place,
    urbanId: urbanId ?? 0,
    statusId: statusId ?? 0,
    projectTypeId: projectTypeId ?? 0,
    conditionId: conditionId ?? 0,
    area: area ?? 0,
    floor: floor ?? 0,
    totalFloors: totalFloors ?? 0,
    rooms: getRoomCount(dictionaries, roomTypeId),
    ...balconies,
    hasElevator: elevator === '1',
  }
  const reason = findNoEstimateReason(flat)
  return reason ? { reason } : { flat }
}

export type EarlyReason = Exclude<NoEstimateReason, 'unknown_sector'>

/**
 * Returns a reason against an estimate before the rest is filled in: a city without estimates, land, or
 * another type than a flat.
 */
export function findEarlyReason(cityId: number, realEstateTypeId: number): EarlyReason | undefined {
  const reason = findNoEstimateReason({ cityId, realEstateTypeId, urbanId: 0, totalFloors: 1 })
  return reason === 'unknown_sector' ? undefined : reason
}

type AddError = (field: LabelledField, error: EstimateFieldError['error'], bound?: number) => undefined

function parsePlace(draft: EstimateDraft, addError: AddError) {
  const place = parsePin(draft)
  if (!place)
    return addError('marker', draft.latitude || draft.longitude ? 'marker_invalid' : 'marker_missing')
  return isInGeorgia(place) ? place : addError('marker', 'marker_outside_georgia')
}

function parseBalconies(draft: EstimateDraft, addError: AddError) {
  const none = { balconies: 0, balconyArea: 0 }
  if (draft.has_balcony === '0') return none
  if (draft.has_balcony !== '1') {
    addError('has_balcony', 'answer_choice_of')
    return none
  }
  return {
    balconies: parseInteger(draft, 'balconies', { min: 1, max: MAX_BALCONIES }, addError) ?? 0,
    balconyArea:
      parseAreaField(draft, 'balcony_area', { min: MIN_BALCONY_AREA, max: MAX_BALCONY_AREA }, addError) ?? 0,
  }
}

type NumberField = 'area' | 'floor' | 'total_floors' | 'balconies' | 'balcony_area'

interface NumberBounds {
  min?: number
  max?: number
}

/** Parses an area in m², with decimal point or comma, and thousands separators. */
function parseAreaField(
  draft: EstimateDraft,
  field: NumberField,
  bounds: NumberBounds,
  addError: AddError,
): number | undefined {
  const text = draft[field] ?? ''
  if (text === '') return addError(field, 'answer_missing')
  const area = readArea(text)
  return 'error' in area || area.value < 0
    ? addError(field, 'answer_number')
    : checkBounds(area.squareMetres, field, bounds, addError)
}

function parseInteger(
  draft: EstimateDraft,
  field: NumberField,
  bounds: NumberBounds,
  addError: AddError,
): number | undefined {
  const text = normalizeNumber(draft[field] ?? '')
  if (text === '') return addError(field, 'answer_missing')
  return /^\d{1,3}$/.test(text)
    ? checkBounds(Number(text), field, bounds, addError)
    : addError(field, 'answer_digits_only')
}

function checkBounds(
  value: number,
  field: NumberField,
  { min, max }: NumberBounds,
  addError: AddError,
): number | undefined {
  if (min !== undefined && value < min) return addError(field, 'answer_min', min)
  if (max !== undefined && value > max)
    return addError(field, field === 'total_floors' ? 'answer_too_many_floors' : 'answer_max', max)
  return value
}
