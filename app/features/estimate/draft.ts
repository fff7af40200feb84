import { pinFields } from '~/features/map'
import { APARTMENT_TYPES, findIdByTerm, STATUSES } from '~contract/estimate'
import { parseId } from '~contract/values/ids'

/** Field names of the specification, in the order of the page. */
export const PLACE_FIELDS = [
  'city_id',
  'district_id',
  'urban_id',
  'street_name',
  'street_id',
  'new_street_name',
  'street_number',
  'address',
  pinFields.latitude,
  pinFields.longitude,
  pinFields.centre,
  pinFields.zoom,
] as const
export const BUILDING_FIELDS = [
  'real_estate_type_id',
  'status_id',
  'project_type_id',
  'condition_id',
  'area',
  'floor',
  'total_floors',
  'room_type_id',
  'has_balcony',
  'balconies',
  'balcony_area',
  'elevator',
] as const
const DRAFT_FIELDS = [...PLACE_FIELDS, ...BUILDING_FIELDS, 'statement'] as const
export type EstimateField = (typeof DRAFT_FIELDS)[number]

/** Field values as typed; empty ones are missing. */
export type EstimateDraft = Partial<Record<EstimateField, string>>

/** Hidden fields with the values shown before, to detect changes. */
export const PREVIOUS_VALUE_FIELDS = {
  city_id: 'shown_city',
  district_id: 'shown_district',
  street_name: 'shown_street_name',
  street_id: 'shown_street',
} as const

const MAX_LENGTHS: Partial<Record<EstimateField, number>> = {
  street_name: 100,
  new_street_name: 100,
  address: 100,
  street_number: 20,
}
const DEFAULT_MAX_LENGTH = 30

export const emptyDraft: EstimateDraft = { city_id: '1', real_estate_type_id: '1' }

type Values = Partial<Record<string, string>>

/** Parses the submitted fields, truncated to their storage limit. */
export function parseDraft(values: Values): EstimateDraft {
  return Object.fromEntries(
    DRAFT_FIELDS.flatMap((field) => {
      const value = values[field] ?? ''
      if (value.trim() === '') return []
      return [
        [
          field,
          [...value.replaceAll('\0', '').trim()].slice(0, MAX_LENGTHS[field] ?? DEFAULT_MAX_LENGTH).join(''),
        ],
      ]
    }),
  )
}

export function getId(draft: EstimateDraft, field: EstimateField): number | undefined {
  return parseId(draft[field])
}

/**
 * Clears dependent fields: a new city clears district, neighbourhood and street; a new district the
 * neighbourhood; a retyped street its choice; no balcony its area.
 */
export function resetDependentFields(draft: EstimateDraft, values: Values): EstimateDraft {
  const hasChanged = (field: keyof typeof PREVIOUS_VALUE_FIELDS) => {
    const shown = values[PREVIOUS_VALUE_FIELDS[field]]
    return shown !== undefined && shown.trim() !== (draft[field] ?? '')
  }
  const settled = { ...draft }
  if (hasChanged('city_id')) {
    for (const field of ['district_id', 'urban_id', 'street_name', 'street_id'] as const)
      delete settled[field]
    for (const field of ['latitude', 'longitude', 'pin_centre'] as const) delete settled[field]
  } else {
    if (hasChanged('district_id')) delete settled.urban_id
    if (hasChanged('street_name') && !hasChanged('street_id')) delete settled.street_id
  }
  if (settled.has_balcony === '0') delete settled.balconies
  if (settled.has_balcony === '0' || /^0+$/.test(settled.balconies ?? '')) delete settled.balcony_area
  return settled
}

const OLD_BUILDING_ID = findIdByTerm(STATUSES, 'old_building')
const NON_STANDARD_ID = findIdByTerm(APARTMENT_TYPES, 'non_standard')

/** Chooses the project type of a building that is not old: nearly all of them have the same. */
export function withUsualProjectType(draft: EstimateDraft): EstimateDraft {
  const status = getId(draft, 'status_id')
  if (draft.project_type_id || status === undefined || status === OLD_BUILDING_ID) return draft
  return { ...draft, project_type_id: String(NON_STANDARD_ID) }
}

export function isStreetNewlyChosen(draft: EstimateDraft, values: Values): boolean {
  const id = getId(draft, 'street_id')
  return id !== undefined && String(id) !== values[PREVIOUS_VALUE_FIELDS.street_id]
}
