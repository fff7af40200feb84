import { pinFields } from '../map'

/** What a visitor fills in, by the specification's names. */
export const draftFields = [
  'city_id',
  'district_id',
  'urban_id',
  'street_name',
  'street_id',
  'street_number',
  'address',
  pinFields.latitude,
  pinFields.longitude,
  pinFields.centre,
  pinFields.zoom,
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
  'new_street_name',
  /** The statement that it was filled from. */
  'statement',
] as const
export type DraftField = (typeof draftFields)[number]

/** A form as it was typed; what is not there is empty. */
export type Draft = Partial<Record<DraftField, string>>

/** What the page showed when it was sent: a difference is a choice that was made since. */
export const shownFields = {
  city_id: 'shown_city',
  district_id: 'shown_district',
  street_name: 'shown_street_name',
  street_id: 'shown_street',
} as const

const MOST_LETTERS: Partial<Record<DraftField, number>> = {
  street_name: 100,
  new_street_name: 100,
  address: 100,
  street_number: 20,
}
const OTHERWISE = 30

export const emptyDraft: Draft = { city_id: '1', real_estate_type_id: '1' }

/** The fields of a form that was sent, none longer than it may be kept. */
export function readDraft(form: FormData): Draft {
  return Object.fromEntries(
    draftFields.flatMap((field) => {
      const value = form.get(field)
      if (typeof value !== 'string' || value.trim() === '') return []
      return [
        [field, [...value.replaceAll('\0', '').trim()].slice(0, MOST_LETTERS[field] ?? OTHERWISE).join('')],
      ]
    }),
  )
}

/** The id in a field; undefined when there is none. */
export function idIn(draft: Draft, field: DraftField): number | undefined {
  const text = draft[field] ?? ''
  return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined
}

/**
 * What follows from a choice: another city clears district, neighbourhood and street, another district the
 * neighbourhood; a street typed anew is no longer the one that was chosen; no balcony has no area.
 */
export function settle(draft: Draft, form: FormData): Draft {
  const changed = (field: keyof typeof shownFields) => {
    const shown = form.get(shownFields[field])
    return typeof shown === 'string' && shown.trim() !== (draft[field] ?? '')
  }
  const settled = { ...draft }
  if (changed('city_id')) {
    for (const field of ['district_id', 'urban_id', 'street_name', 'street_id'] as const)
      delete settled[field]
    for (const field of ['latitude', 'longitude', 'pin_centre'] as const) delete settled[field]
  } else {
    if (changed('district_id')) delete settled.urban_id
    if (changed('street_name') && !changed('street_id')) delete settled.street_id
  }
  if (settled.has_balcony === '0') delete settled.balconies
  if (settled.has_balcony === '0' || /^0+$/.test(settled.balconies ?? '')) delete settled.balcony_area
  return settled
}

/** Whether a street was chosen in the form just sent. */
export function choseStreet(draft: Draft, form: FormData): boolean {
  const id = idIn(draft, 'street_id')
  return id !== undefined && String(id) !== form.get(shownFields.street_id)
}
